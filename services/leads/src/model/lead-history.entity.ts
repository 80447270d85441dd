import { Check, Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { OfLead } from './of-lead.js';

/**
 * What can happen to a lead. `answered` and `noted` say for open lists and web hooks that there is a new message or note;
 * the lead's page shows that itself.
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
] as const;

export type LeadHistoryKind = (typeof leadHistoryKinds)[number];

/**
 * One event in the life of a lead, with who caused it. Unlike the audit trail it may hold what was typed, and is erased
 * with the lead. Open lists and web hooks learn of changes from it.
 */
@Entity('lead_history')
@Check('CK_lead_history_lead', '("quote_id" IS NULL) <> ("contact_id" IS NULL)')
@Index('IX_lead_history_quote_id', ['quoteId'])
@Index('IX_lead_history_contact_id', ['contactId'])
@Index('IX_lead_history_at', ['at'])
export class LeadHistory extends OfLead('lead_history') {
  @Column('text') kind: LeadHistoryKind;

  /** The user name of who did it at that time; null for the system. */
  @Column('text', { nullable: true }) actor: string | null;

  /** Depends on the kind: `{from, to}`, `{field, from, to}`, `{via}`, `{step}`, `{message}` or `{note}`. */
  @Column('jsonb', { default: {} }) details: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) at: Date;
}
