import type { Language } from '@sandhill/company/language.js';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Lead } from './lead.entity.js';

export const messageDirections = ['out', 'in'] as const;

/** `out`: written by staff to the visitor; `in`: the visitor's answer, by mail (N6). */
export type MessageDirection = (typeof messageDirections)[number];

/**
 * A message of the conversation with a visitor (D2). The notification of an answer holds its delivery state; one that came back
 * from the mailbox has none (N6).
 */
@Entity('lead_messages')
@Unique('UQ_lead_messages_slot', ['slot'])
@Check('CK_lead_messages_direction', `"direction" IN ('out', 'in')`)
@Check('CK_lead_messages_language', `"language" IN ('en', 'es')`)
@Index('IX_lead_messages_lead_id', ['leadId'])
export class LeadMessage {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  @Column('text', { default: 'out' }) direction: MessageDirection;

  /** The author's user name when it was written; of a mail that came back, the sender's name. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text') language: Language;

  /** Hash of the `Idempotency-Key`, by which a repeat is known; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  /** The sender's address of a mail that came back. Anyone can write any address there. */
  @Column('text', { nullable: true }) sender: string | null;

  /** Names of its files that were not kept. */
  @Column('text', { array: true, default: [] }) files: string[];

  /** Pictures of it among the lead's photos. */
  @Column('smallint', { default: 0 }) photoCount: number;

  /** When it is to be sent, or was; null for one that is sent at once (N9). */
  @Column('timestamptz', { nullable: true }) sendAt: Date | null;

  /** Since when it waits for a decision, because the visitor wrote before it was sent. */
  @Column('timestamptz', { nullable: true }) heldAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
