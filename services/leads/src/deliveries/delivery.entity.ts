import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { DeliveryColumns } from '@sandhill/platform/delivery/delivery.columns.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { Check, Column, Entity, Index, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { WebHook } from '../hooks/web-hook.entity.js';
import { ChatMessage } from '../model/chat-message.entity.js';
import { Lead } from '../model/lead.entity.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { PushDevice } from '../push/push-device.entity.js';

/**
 * The role that receives a mail; its address is looked up on sending. A service id stands for the service's route. Mails
 * that ask for somebody to take a lead name an address of staff itself.
 */
export type Recipient =
  'office' | 'general' | 'fallback' | 'visitor' | 'proof' | QuoteServiceId | StaffAddress;

type StaffAddress = `${string}@${string}`;

export const isStaffAddress = (recipient: Recipient): recipient is StaffAddress => recipient.includes('@');

/** Something owed to someone: a mail, an event for a web hook, a message for a device. Words are made at sending. */
@Entity('deliveries')
// A lead owes each mail once, and any number of messages. TypeORM cannot describe an index on an expression.
@Index('UQ_deliveries_lead_id_kind_recipient', { synchronize: false })
@Index('UQ_deliveries_device_id_lead_id_kind', { synchronize: false })
@Index('IX_deliveries_receipts_waiting', { synchronize: false })
@Unique('UQ_deliveries_answer_id', ['answerId'])
@Unique('UQ_deliveries_chat_message_id_recipient', ['chatMessageId', 'recipient'])
@Unique('UQ_deliveries_hook_id_source_id', ['hookId', 'sourceId'])
@Check('CK_deliveries_state', `"state" IN ('owed', 'sending', 'sent', 'failed', 'held')`)
@Check('CK_deliveries_lease', `("state" = 'sending') = ("lease" IS NOT NULL)`)
@Check(
  'CK_deliveries_channel',
  `("channel" = 'mail') = ("recipient" IS NOT NULL) AND ("channel" = 'web-hook') = ("hook_id" IS NOT NULL) AND ("channel" = 'push') = ("device_id" IS NOT NULL)`,
)
@Check('CK_deliveries_open_at', `"open_at" IN ('main', 'fallback')`)
@Index('IX_deliveries_next_attempt_at', ['channel', 'nextAttemptAt'], { where: `"state" = 'owed'` })
@Index('IX_deliveries_sending', ['channel'], { where: `"state" = 'sending'` })
@Index('IX_deliveries_waiting_since', ['waitingSince'], {
  where: `"channel" = 'mail' AND "state" <> 'sent'`,
})
@Index('IX_deliveries_hook_id_created_at', ['hookId', 'createdAt'], { where: '"hook_id" IS NOT NULL' })
@Index('IX_deliveries_push_created_at', ['createdAt'], { where: `"channel" = 'push'` })
@Index('IX_deliveries_receipts_sent_at', ['sentAt'], {
  where: `"channel" = 'mail' AND "kind" = 'visitor_receipt' AND "sent_at" IS NOT NULL`,
})
@Index('IX_deliveries_lead_id', ['leadId'])
export class Delivery extends DeliveryColumns {
  /** The lead that it is about; it goes with the lead. */
  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  /** The message of staff that a mail delivers. */
  @Column('uuid', { nullable: true }) answerId: string | null;

  @ManyToOne(() => LeadMessage, { onDelete: 'CASCADE' }) answer?: Relation<LeadMessage>;

  /** The message of the help chat that a mail delivers or reports. */
  @Column('uuid', { nullable: true }) chatMessageId: string | null;

  @ManyToOne(() => ChatMessage, { onDelete: 'CASCADE' }) chatMessage?: Relation<ChatMessage>;

  /** Recipient of a mail. */
  @Column('text', { nullable: true }) recipient: Recipient | null;

  /** The web hook that is told. */
  @Column('uuid', { nullable: true }) hookId: string | null;

  @ManyToOne(() => WebHook, { onDelete: 'CASCADE' }) hook?: Relation<WebHook>;

  /** The device of staff that is told. */
  @Column('uuid', { nullable: true }) deviceId: string | null;

  @ManyToOne(() => PushDevice, { onDelete: 'CASCADE' }) device?: Relation<PushDevice>;

  /**
   * Subject of a web hook's event: the new lead, or the row of its history; a test names itself. The row of the history that
   * caused a mail of the kind `assigned`. Or the step that caused a message.
   */
  @Column('uuid', { nullable: true }) sourceId: string | null;

  /** When that happened. */
  @Column('timestamptz', { default: () => 'now()' }) happenedAt: Date;

  /** Somebody asked for it: it is sent although the web hook is off. */
  @Column('boolean', { default: false }) isByHand: boolean;

  /** Since when the recipient has been waiting. Pauses do not move it. */
  @Column('timestamptz', { default: () => 'now()' }) waitingSince: Date;

  /** The mail server that may have accepted the mail: it received all of it but did not answer. */
  @Column('text', { nullable: true }) openAt: MailServerName | null;

  /** Attempts that ended without the mail server's answer. */
  @Column('integer', { default: 0 }) openFates: number;

  /** How often a mail was rejected and then owed again, because the mail server rejected every mail. */
  @Column('integer', { default: 0 }) restored: number;

  /** When an alarm reported that it was given up. */
  @Column('timestamptz', { nullable: true }) failureToldAt: Date | null;

  /** The status of a web hook's last answer. */
  @Column('integer', { nullable: true }) lastStatus: number | null;

  /** The `Message-ID` header of a mail that was sent. */
  @Column('text', { nullable: true }) messageId: string | null;

  /** When a report said that a mail that a server had taken was not delivered (N6). */
  @Column('timestamptz', { nullable: true }) bouncedAt: Date | null;
}
