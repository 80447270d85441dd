import { Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { LeadChild } from './lead-child.js';

/**
 * Kinds of events in a lead's history. `answered`, `customer_wrote`, `answer_planned` and `noted` notify open lists and
 * web hooks of a new message or note. The lead's page leaves these four out, because it shows the messages and notes.
 */
export const leadHistoryKinds = [
  'created',
  'status_changed',
  'claimed',
  'released',
  'owner_changed',
  'follow_up_changed',
  'corrected',
  'value_changed',
  'step_taken',
  'binned',
  'restored',
  'answered',
  'noted',
  'visit_booked',
  'visit_moved',
  'visit_cancelled',
  'visit_assigned',
  'visit_on_the_way',
  'visit_done',
  'visit_no_show',
  'visit_offered',
  'urgent',
  'waits_again',
  'photos_added',
  'answered_elsewhere',
  'text_opened',
  'customer_wrote',
  'auto_replied',
  'mail_bounced',
  'mails_left',
  'answer_planned',
  'answer_held',
] as const;

export type LeadHistoryKind = (typeof leadHistoryKinds)[number];

/**
 * An event of a lead's history, and who caused it. Unlike the audit trail it may contain texts that people typed, and
 * it is erased with the lead. Open lists and web hooks learn of changes from it.
 */
@Entity('lead_history')
@Index('IX_lead_history_lead_id', ['leadId'])
@Index('IX_lead_history_at', ['at'])
export class LeadHistory extends LeadChild {
  @Column('text') kind: LeadHistoryKind;

  /** User name, at that time, of the member of staff who caused the event; null for visitors and the system. */
  @Column('text', { nullable: true }) actor: string | null;

  /**
   * Facts that depend on the kind, for instance `{from, to, before}`, `{field, from, to}`, `{via}`, `{step}`,
   * `{urgency}`, `{count}`, `{message}`, `{note}` or a visit's facts.
   */
  @Column('jsonb', { default: {} }) details: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) at: Date;
}
