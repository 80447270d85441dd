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
import { Lead } from './lead.entity.js';

export const messageDirections = ['out'] as const;

/** `out`: written by staff to the visitor. */
export type MessageDirection = (typeof messageDirections)[number];

/** A message of the conversation with a visitor (D2). The notification of an answer holds its delivery state. */
@Entity('lead_messages')
@Unique('UQ_lead_messages_slot', ['slot'])
@Check('CK_lead_messages_direction', `"direction" IN ('out')`)
@Check('CK_lead_messages_language', `"language" IN ('en', 'es')`)
@Index('IX_lead_messages_lead_id', ['leadId'])
export class LeadMessage {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_lead_messages' })
  id: string;

  @Column('uuid', { name: 'lead_id' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_lead_messages_lead_id' })
  lead?: Relation<Lead>;

  @Column('text', { default: 'out' }) direction: MessageDirection;

  /** The author's user name when it was written. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text') language: Language;

  /** Hash of the `Idempotency-Key`, by which a repeat is known; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
