import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
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
import { ChatMessage } from '../../model/chat-message.entity.js';
import { LeadMessage } from '../../model/lead-message.entity.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';

/** The mails that ask for somebody to take a lead, by step (D13). */
export const unclaimedKinds = ['unclaimed', 'still_unclaimed', 'long_unclaimed'] as const;

export const notificationKinds = [
  'office_quote',
  'office_contact',
  'visitor_receipt',
  'spam_digest',
  'reminder',
  'late_reminder',
  'answer',
  ...unclaimedKinds,
  'chat_answer',
  'office_chat',
] as const;

/**
 * `answer`: a message that staff wrote to the visitor. `chat_answer`: one of the help chat, for a visitor who has left the page.
 * `office_chat`: a visitor writes in the help chat and no one reads it.
 */
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationStatuses = ['owed', 'sending', 'sent', 'failed', 'held'] as const;

/** `held`: owed in a restored backup; an administrator decides whether it was sent after the backup. */
export type NotificationStatus = (typeof notificationStatuses)[number];

/**
 * The role that receives a mail; its address is looked up on sending. A service id stands for the service's route. Mails
 * that ask for somebody to take a lead name an address of staff itself.
 */
export type Recipient =
  'office' | 'general' | 'fallback' | 'visitor' | 'proof' | QuoteServiceId | StaffAddress;

type StaffAddress = `${string}@${string}`;

export const isStaffAddress = (recipient: Recipient): recipient is StaffAddress => recipient.includes('@');

/** A mail and its delivery state. This row, not the queue, is authoritative. */
@Entity('notifications')
// A lead owes each mail once, and any number of answers. TypeORM cannot describe an index on an expression.
@Index('UQ_notifications_lead_id_kind_recipient', { synchronize: false })
@Unique('UQ_notifications_answer_id', ['answerId'])
@Index('UQ_notifications_chat_message_id_recipient', ['chatMessageId', 'recipient'], { unique: true })
@Check(
  'CK_notifications_kind',
  `"kind" IN ('office_quote', 'office_contact', 'visitor_receipt', 'spam_digest', 'reminder', 'late_reminder', 'answer', 'unclaimed', 'still_unclaimed', 'long_unclaimed', 'chat_answer', 'office_chat')`,
)
@Check('CK_notifications_answer_id', `("kind" = 'answer') = ("answer_id" IS NOT NULL)`)
@Check('CK_notifications_status', `"status" IN ('owed', 'sending', 'sent', 'failed', 'held')`)
@Check(
  'CK_notifications_chat_message_id',
  `("kind" IN ('chat_answer', 'office_chat')) = ("chat_message_id" IS NOT NULL)`,
)
@Check(
  'CK_notifications_lead',
  `CASE "kind" WHEN 'spam_digest' THEN "lead_id" IS NULL WHEN 'office_chat' THEN true ELSE "lead_id" IS NOT NULL END`,
)
@Check('CK_notifications_claimed_until', `("status" = 'sending') = ("claimed_until" IS NOT NULL)`)
@Check('CK_notifications_open_at', `"open_at" IN ('main', 'fallback')`)
@Index('IX_notifications_next_attempt_at', ['nextAttemptAt'], { where: `"status" = 'owed'` })
@Index('IX_notifications_waiting_since', ['waitingSince'], { where: `"status" <> 'sent'` })
@Index('IX_notifications_claimed_until', ['claimedUntil'], { where: `"status" = 'sending'` })
export class Notification {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_notifications' })
  id: string;

  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_notifications_lead_id' })
  lead?: Relation<Lead>;

  @Column('text') kind: NotificationKind;

  /** The message that an answer delivers. */
  @Column('uuid', { name: 'answer_id', nullable: true }) answerId: string | null;

  @ManyToOne(() => LeadMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'answer_id', foreignKeyConstraintName: 'FK_notifications_answer_id' })
  answer?: Relation<LeadMessage>;

  /** The message of the help chat that it delivers or reports. */
  @Column('uuid', { name: 'chat_message_id', nullable: true }) chatMessageId: string | null;

  @ManyToOne(() => ChatMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'chat_message_id', foreignKeyConstraintName: 'FK_notifications_chat_message_id' })
  chatMessage?: Relation<ChatMessage>;

  @Column('text') recipient: Recipient;

  @Column('text', { default: 'owed' }) status: NotificationStatus;

  /** Attempts that a mail server answered. */
  @Column('integer', { default: 0 }) attempts: number;

  /** Start of the 72 hours during which the mail is retried. Pauses move it. */
  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' }) owedSince: Date;

  /** Since when the recipient has been waiting. Pauses do not move it. */
  @Column('timestamptz', { name: 'waiting_since', default: () => 'now()' }) waitingSince: Date;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt: Date;

  /** From then on, sweeps doubt that the claim's worker is alive. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true }) claimedUntil: Date | null;

  /** Sweeps that found the current claim expired. */
  @Column('integer', { default: 0 }) doubts: number;

  /** When the last doubt was added. */
  @Column('timestamptz', { name: 'doubted_at', nullable: true }) doubtedAt: Date | null;

  /** Fencing token: grows with each claim, and only the newest claim may change the mail's state. */
  @Column('integer', { name: 'claim_number', default: 0 }) claimNumber: number;

  /** The mail server that may have accepted the mail: it received all of it but did not answer. */
  @Column('text', { name: 'open_at', nullable: true }) openAt: MailServerName | null;

  /** Attempts that ended without the mail server's answer. */
  @Column('integer', { name: 'open_fates', default: 0 }) openFates: number;

  /** The mail server's answer. */
  @Column('text', { name: 'last_error', nullable: true }) lastError: string | null;

  /** How often it was rejected and then owed again, because the mail server rejected every mail. */
  @Column('integer', { default: 0 }) restored: number;

  /** When an alarm reported that it failed permanently. */
  @Column('timestamptz', { name: 'failure_told_at', nullable: true }) failureToldAt: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;

  /** The `Message-ID` header. */
  @Column('text', { name: 'message_id', nullable: true }) messageId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
