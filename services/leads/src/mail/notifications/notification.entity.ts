import type { QuoteServiceId } from '@sandhill/company/service-names.js';
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
} from 'typeorm';
import type { Relation } from 'typeorm';
import { Contact } from '../../model/contact.entity.js';
import { Quote } from '../../model/quote.entity.js';
import type { MailServerName } from '../../config/mail-server-name.js';

export type NotificationKind =
  'office_quote' | 'office_contact' | 'visitor_receipt' | 'spam_digest' | 'reminder' | 'late_reminder';

export const notificationStatuses = ['owed', 'sending', 'sent', 'failed', 'held'] as const;

/** `held`: owed in a backup that was restored; somebody must say whether it went out after the backup. */
export type NotificationStatus = (typeof notificationStatuses)[number];

/** Whose address the mail goes to; the address itself is looked up when it is sent. A service id is its route. */
export type Recipient = 'office' | 'general' | 'fallback' | 'visitor' | QuoteServiceId;

/** One mail that is owed, and what became of it. This row, not the queue, is the truth. */
@Entity('notifications')
@Unique('UQ_notifications_quote_id_kind_recipient', ['quoteId', 'kind', 'recipient'])
@Unique('UQ_notifications_contact_id_kind_recipient', ['contactId', 'kind', 'recipient'])
@Check(
  'CK_notifications_kind',
  `"kind" IN ('office_quote', 'office_contact', 'visitor_receipt', 'spam_digest', 'reminder', 'late_reminder')`,
)
@Check('CK_notifications_status', `"status" IN ('owed', 'sending', 'sent', 'failed', 'held')`)
@Check(
  'CK_notifications_lead',
  `num_nonnulls("quote_id", "contact_id") = CASE "kind" WHEN 'spam_digest' THEN 0 ELSE 1 END`,
)
@Check('CK_notifications_claimed_until', `("status" = 'sending') = ("claimed_until" IS NOT NULL)`)
@Check('CK_notifications_open_at', `"open_at" IN ('main', 'fallback')`)
@Index('IX_notifications_next_attempt_at', ['nextAttemptAt'], { where: `"status" = 'owed'` })
@Index('IX_notifications_waiting_since', ['waitingSince'], { where: `"status" <> 'sent'` })
@Index('IX_notifications_claimed_until', ['claimedUntil'], { where: `"status" = 'sending'` })
export class Notification {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_notifications' })
  id: string;

  @Column('text') kind: NotificationKind;

  @Column('uuid', { name: 'quote_id', nullable: true }) quoteId: string | null;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quote_id', foreignKeyConstraintName: 'FK_notifications_quote_id' })
  quote?: Relation<Quote>;

  @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'FK_notifications_contact_id' })
  contact?: Relation<Contact>;

  @Column('text') recipient: Recipient;

  @Column('text', { default: 'owed' }) status: NotificationStatus;

  /** Tries that reached a mail server which would have us. */
  @Column('integer', { default: 0 }) attempts: number;

  /** The 72 hours run from here. */
  @Column('timestamptz', { name: 'owed_since', default: () => 'now()' }) owedSince: Date;

  /** Since when somebody waits for it; no pause moves it. */
  @Column('timestamptz', { name: 'waiting_since', default: () => 'now()' }) waitingSince: Date;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' }) nextAttemptAt: Date;

  /** From then on a sweep doubts that the worker of the claim is alive. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true }) claimedUntil: Date | null;

  /** How many sweeps saw that the current claim had run out. */
  @Column('integer', { default: 0 }) doubts: number;

  /** When the last of them was. */
  @Column('timestamptz', { name: 'doubted_at', nullable: true }) doubtedAt: Date | null;

  /** Grows with each claim. Only the worker that holds the newest claim may change the mail's state. */
  @Column('integer', { name: 'claim_number', default: 0 }) claimNumber: number;

  /** The mail server that may have taken the mail: it was handed over whole, and the answer never came. */
  @Column('text', { name: 'open_at', nullable: true }) openAt: MailServerName | null;

  /** Tries that ended without the mail server's answer. */
  @Column('integer', { name: 'open_fates', default: 0 }) openFates: number;

  /** The mail server's words. */
  @Column('text', { name: 'last_error', nullable: true }) lastError: string | null;

  /** How often it was refused and owed again, since the mail server refused everything. */
  @Column('integer', { default: 0 }) restored: number;

  /** When an alarm told that it was given up. */
  @Column('timestamptz', { name: 'failure_told_at', nullable: true }) failureToldAt: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;

  /** The header under which it left. */
  @Column('text', { name: 'message_id', nullable: true }) messageId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
