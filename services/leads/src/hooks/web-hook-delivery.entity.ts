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
import { Lead } from '../model/lead.entity.js';
import { WebHook, type WebHookEvent } from './web-hook.entity.js';

export const deliveryStates = ['owed', 'sending', 'sent', 'failed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** What a delivery says: an event, or that somebody tries the address. */
export const deliveryKinds = ['lead.created', 'lead.changed', 'lead.claimed', 'test'] as const;

export type DeliveryKind = WebHookEvent | 'test';

/**
 * An event and a hook that is told about it, once. It holds no word of the lead: what is sent is read at sending. This row,
 * not the queue, is authoritative; its id is the `webhook-id`.
 */
@Entity('web_hook_deliveries')
@Unique('UQ_web_hook_deliveries_hook_id_source_id', ['hookId', 'sourceId'])
@Check('CK_web_hook_deliveries_state', `"state" IN ('owed', 'sending', 'sent', 'failed')`)
@Check('CK_web_hook_deliveries_lead', `("kind" = 'test') = ("lead_id" IS NULL)`)
@Index('IX_web_hook_deliveries_next_attempt_at', ['nextAttemptAt'], { where: `"state" = 'owed'` })
@Index('IX_web_hook_deliveries_claimed_until', ['claimedUntil'], { where: `"state" = 'sending'` })
@Index('IX_web_hook_deliveries_hook_id_created_at', ['hookId', 'createdAt'])
@Index('IX_web_hook_deliveries_lead_id', ['leadId'])
export class WebHookDelivery {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_web_hook_deliveries' })
  id: string;

  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_web_hook_deliveries_lead_id' })
  lead?: Relation<Lead>;

  @Column('uuid', { name: 'hook_id' }) hookId: string;

  @ManyToOne(() => WebHook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'hook_id', foreignKeyConstraintName: 'FK_web_hook_deliveries_hook_id' })
  hook?: Relation<WebHook>;

  @Column('text') kind: DeliveryKind;

  /** The new lead, or the row of its history; a test names itself. */
  @Column('uuid', { name: 'source_id' }) sourceId: string;

  /** When it happened. */
  @Column('timestamptz', { name: 'happened_at', default: () => 'now()' }) happenedAt: Date;

  @Column('text', { default: 'owed' }) state: DeliveryState;

  /** Somebody asked for it: it is sent although the hook is off. */
  @Column('boolean', { name: 'is_by_hand', default: false }) isByHand: boolean;

  @Column('integer', { default: 0 }) attempts: number;

  /** Start of the 72 hours during which it is tried. */
  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' }) owedSince: Date;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt: Date;

  @Column('timestamptz', { name: 'claimed_until', nullable: true }) claimedUntil: Date | null;

  /** When a sweep first found the claim expired. */
  @Column('timestamptz', { name: 'doubted_at', nullable: true }) doubtedAt: Date | null;

  /** Fencing token: only the newest claim may record an outcome. */
  @Column('integer', { name: 'claim_number', default: 0 }) claimNumber: number;

  /** The status of the last answer. */
  @Column('integer', { name: 'last_status', nullable: true }) lastStatus: number | null;

  /** Why there was no answer. */
  @Column('text', { name: 'last_error', nullable: true }) lastError: string | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
