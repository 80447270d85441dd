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

export const chatStatuses = ['open', 'spam'] as const;

/** `spam`: suspected, or marked by staff. The visitor's page shows no difference. */
export type ChatStatus = (typeof chatStatuses)[number];

/**
 * A conversation of the help chat. It belongs to the browser that has its secret, and to a lead once the visitor leaves
 * an email address.
 */
@Entity('chat_sessions')
@Unique('UQ_chat_sessions_slot', ['slot'])
@Unique('UQ_chat_sessions_lead_id', ['leadId'])
@Check('CK_chat_sessions_status', `"status" IN ('open', 'spam')`)
@Check('CK_chat_sessions_language', `"language" IN ('en', 'es')`)
@Index('IX_chat_sessions_address_hash', ['addressHash', 'createdAt'], {
  where: '"address_hash" IS NOT NULL',
})
@Index('IX_chat_sessions_changed_at', ['changedAt'])
@Index('IX_chat_sessions_created_at', ['createdAt'], { where: '"lead_id" IS NULL' })
@Index('IX_chat_sessions_last_message_at', ['lastMessageAt'], { where: '"lead_id" IS NULL' })
export class ChatSession {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** SHA-256 of the secret in the browser's cookie. */
  @Column('bytea') secretHash: Buffer;

  /** Hash of the `Idempotency-Key` and the IP address, by which a repeated start is recognized; null without a key. */
  @Column('text', { nullable: true }) slot: string | null;

  /** HMAC of the visitor's IP address, by which repeated texts are counted; null after a day. */
  @Column('bytea', { nullable: true }) addressHash: Buffer | null;

  /**
   * Written only by processes of the previous release, which run beside this one during an update. The next release can
   * drop this column and the one below.
   */
  @Column('bytea', { nullable: true, select: false }) siteHash?: Buffer | null;

  @Column('bytea', { nullable: true, select: false }) providerHash?: Buffer | null;

  @Column('text') language: Language;

  @Column('text', { nullable: true }) page: string | null;

  @Column('text', { default: 'open' }) status: ChatStatus;

  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  /** Position of the last message. */
  @Column('integer', { default: 0 }) messageCount: number;

  /** Position up to which staff have read the conversation. */
  @Column('integer', { default: 0 }) staffRead: number;

  /** Position up to which the office has been notified by mail. */
  @Column('integer', { default: 0 }) officeTold: number;

  @Column('timestamptz', { nullable: true }) officeToldAt: Date | null;

  /** When staff first wrote in the conversation. */
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;

  /** Account id of the member of staff who wrote first. */
  @Column('uuid', { nullable: true }) answeredBy: string | null;

  /**
   * Rises with each change that the visitor's chat shows, so that each copy of the service knows what to read again.
   */
  @Column('integer', { default: 0 }) revision: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' }) lastMessageAt: Date;

  /** When `revision` last grew. */
  @Column('timestamptz', { default: () => 'now()' }) changedAt: Date;

  /** When the visitor's page last polled for messages. The time is saved in batches, up to 15 s late. */
  @Column('timestamptz', { default: () => 'now()' }) seenAt: Date;
}
