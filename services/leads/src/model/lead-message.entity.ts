import type { Language } from '@sandhill/company/language.js';
import { Check, Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm';
import { OfLead } from './of-lead.js';

export const messageDirections = ['out'] as const;

/** `out`: written by staff to the visitor. */
export type MessageDirection = (typeof messageDirections)[number];

/** A message of the conversation with a visitor (D2). The notification of an answer holds its delivery state. */
@Entity('lead_messages')
@Unique('UQ_lead_messages_slot', ['slot'])
@Check('CK_lead_messages_lead', '("quote_id" IS NULL) <> ("contact_id" IS NULL)')
@Check('CK_lead_messages_direction', `"direction" IN ('out')`)
@Check('CK_lead_messages_language', `"language" IN ('en', 'es')`)
@Index('IX_lead_messages_quote_id', ['quoteId'])
@Index('IX_lead_messages_contact_id', ['contactId'])
export class LeadMessage extends OfLead('lead_messages') {
  @Column('text', { default: 'out' }) direction: MessageDirection;

  /** The author's user name when it was written. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text') language: Language;

  /** Hash of the `Idempotency-Key`, by which a repeat is known; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
