import type { Language } from '@sandhill/company/language.js';
import { Check, Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm';
import { LeadChild } from './lead-child.js';

export const messageDirections = ['out', 'in'] as const;

/** `out`: written by staff to the visitor; `in`: the visitor's answer, by mail. */
export type MessageDirection = (typeof messageDirections)[number];

/**
 * A message of the conversation with a visitor. An answer has the delivery state of its mail. A message that was read
 * from the office's mailbox has no delivery state.
 */
@Entity('lead_messages')
@Unique('UQ_lead_messages_slot', ['slot'])
@Check('CK_lead_messages_direction', `"direction" IN ('out', 'in')`)
@Check('CK_lead_messages_language', `"language" IN ('en', 'es')`)
@Index('IX_lead_messages_lead_id', ['leadId'])
export class LeadMessage extends LeadChild {
  @Column('text', { default: 'out' }) direction: MessageDirection;

  /** User name of the author when the message was written; for a mail from the office's mailbox, the sender's name. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text') language: Language;

  /** Hash of the `Idempotency-Key`, by which a repeat is recognized; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  /** Sender's address of a mail from the office's mailbox. It proves nothing: senders can state any address. */
  @Column('text', { nullable: true }) sender: string | null;

  /** Names of attached files that were not kept. */
  @Column('text', { array: true, default: [] }) files: string[];

  /** Number of the mail's pictures that were added to the lead's photos. */
  @Column('smallint', { default: 0 }) photoCount: number;

  /** Planned time of sending; null if the message is sent immediately. */
  @Column('timestamptz', { nullable: true }) sendAt: Date | null;

  /**
   * Since when the answer waits for a decision by staff; null if it does not. It waits if, before it was sent, the
   * visitor wrote, added photos or withdrew, or the lead became spam or was in the bin at the planned time.
   */
  @Column('timestamptz', { nullable: true }) heldAt: Date | null;

  /** Number of times that staff changed the planned answer. */
  @Column('integer', { default: 0 }) revision: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
