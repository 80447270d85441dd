import type { Language } from '@sandhill/company/language.js';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Lead } from '../../model/lead.entity.js';
import { VisitDay } from './visit-day.entity.js';

export const visitStates = ['booked', 'on_the_way', 'done', 'no_show', 'cancelled'] as const;

export type VisitState = (typeof visitStates)[number];

/** States of a visit that is still to take place. */
export const openVisitStates = ['booked', 'on_the_way'] as const satisfies readonly VisitState[];

/** `lead`: the visit was canceled with its lead, which was closed, marked as spam, binned or erased. */
export type CancelledBy = 'visitor' | 'office' | 'lead';

/** A visit that was booked for a lead. It keeps its date and hours when the windows change. */
@Entity('visits')
@Unique('UQ_visits_window_id_date_place', ['windowId', 'date', 'place'])
@Index('UQ_visits_open_lead_id', ['leadId'], {
  unique: true,
  where: `"state" IN ('booked', 'on_the_way')`,
})
@Index('IX_visits_lead_id', ['leadId'])
@Index('IX_visits_person_id_date', ['personId', 'date'], { where: '"person_id" IS NOT NULL' })
@Index('IX_visits_date_window_id', ['date', 'windowId'], { where: '"place" IS NOT NULL' })
@Check('CK_visits_state', `"state" IN ('booked', 'on_the_way', 'done', 'no_show', 'cancelled')`)
@Check(
  'CK_visits_cancelled',
  `("state" = 'cancelled') = ("place" IS NULL) AND ("state" = 'cancelled') = ("cancelled_by" IS NOT NULL)`,
)
@Check('CK_visits_lead_id', `"lead_id" IS NOT NULL OR "state" = 'cancelled'`)
@Check('CK_visits_language', `"language" IN ('en', 'es')`)
export class Visit {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /**
   * Null if the lead was erased before the mail about the visit's cancellation was sent. The visit is deleted once that
   * mail is sent or has failed. The other visits of an erased lead are deleted with it.
   */
  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  @Column('uuid') windowId: string;

  @Column('date') date: string;

  @ManyToOne(() => VisitDay)
  @JoinColumn([
    { name: 'window_id', referencedColumnName: 'windowId' },
    { name: 'date', referencedColumnName: 'date' },
  ])
  day?: Relation<VisitDay>;

  @Column('text') starts: string;

  @Column('text') ends: string;

  @Column('timestamptz') startsAt: Date;

  /** Number of the place, from 1 to the number of places of the window; null after the visit is canceled. */
  @Column('smallint', { nullable: true }) place: number | null;

  @Column('text', { default: 'booked' }) state: VisitState;

  @Column('text', { nullable: true }) cancelledBy: CancelledBy | null;

  /** Why the office canceled the visit. The visitor sees this text. */
  @Column('text', { nullable: true }) reason: string | null;

  @Column('text') language: Language;

  /** Id of the member of staff who comes. */
  @Column('uuid', { nullable: true }) personId: string | null;

  /** Rises with each change, so that calendars recognize the newest version (RFC 5545). */
  @Column('integer', { default: 0 }) sequence: number;

  /** Whether the office keeps the visit although it fits no window. */
  @Column('boolean', { default: false }) isKept: boolean;

  /** When the visit was booked or last moved. */
  @Column('timestamptz', { default: () => 'now()' }) arrangedAt: Date;

  /** Id of the event in the lead's history that records the booking or the last move. */
  @Column('uuid', { nullable: true }) eventId: string | null;

  /** Hash of the `Idempotency-Key` of the booking, followed by the requested window and date. */
  @Column('text', { nullable: true }) bookingKey: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
