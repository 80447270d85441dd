import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { DeliveryColumns } from '@sandhill/platform/delivery/delivery.columns.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { Check, Column, Entity, Index, ManyToOne, Unique, type Relation } from 'typeorm';
import { WebHook } from '../hooks/web-hook.entity.js';
import { ChatMessage } from '../model/chat-message.entity.js';
import { Lead } from '../model/lead.entity.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { PushDevice } from '../push/push-device.entity.js';

/**
 * Recipient of a mail: a role whose address is looked up when the mail is sent, or an email address, for instance of a
 * member of staff. A service id stands for the address to which quotes for that service are routed.
 */
export type Recipient =
  'office' | 'general' | 'fallback' | 'visitor' | 'proof' | QuoteServiceId | StaffAddress;

type StaffAddress = `${string}@${string}`;

export const isStaffAddress = (recipient: Recipient): recipient is StaffAddress => recipient.includes('@');

/** A delivery: a mail, an event for a web hook or a message for a device. Its text is made when it is sent. */
@Entity('deliveries')
// The first index allows a lead at most one mail per kind, recipient and cause. `synchronize: false` marks indexes that
// migrations create, because TypeORM cannot describe them.
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
  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  /** Id of the message by staff that the mail delivers. */
  @Column('uuid', { nullable: true }) answerId: string | null;

  @ManyToOne(() => LeadMessage, { onDelete: 'CASCADE' }) answer?: Relation<LeadMessage>;

  /** Id of the message of the help chat that the mail delivers or reports. */
  @Column('uuid', { nullable: true }) chatMessageId: string | null;

  @ManyToOne(() => ChatMessage, { onDelete: 'CASCADE' }) chatMessage?: Relation<ChatMessage>;

  @Column('text', { nullable: true }) recipient: Recipient | null;

  @Column('uuid', { nullable: true }) hookId: string | null;

  @ManyToOne(() => WebHook, { onDelete: 'CASCADE' }) hook?: Relation<WebHook>;

  @Column('uuid', { nullable: true }) deviceId: string | null;

  @ManyToOne(() => PushDevice, { onDelete: 'CASCADE' }) device?: Relation<PushDevice>;

  /**
   * Id of the cause. For an event of a web hook: the new lead or the row of its history; a test has a random id. For an
   * escalation: the step. For other mails it depends on the kind, for instance the row of the history that caused an
   * `assigned` mail.
   */
  @Column('uuid', { nullable: true }) sourceId: string | null;

  /** When the event that the delivery reports happened. */
  @Column('timestamptz', { default: () => 'now()' }) happenedAt: Date;

  /** Whether somebody requested this delivery by hand. It is then sent even if the web hook is turned off. */
  @Column('boolean', { default: false }) isByHand: boolean;

  /** Since when the recipient has been waiting. Unlike `owedSince`, this time is not moved by pauses of the channel. */
  @Column('timestamptz', { default: () => 'now()' }) waitingSince: Date;

  /** Name of the mail server that may have accepted the mail: it received the whole mail but did not answer. */
  @Column('text', { nullable: true }) openAt: MailServerName | null;

  /** Number of attempts in which the mail server received the whole mail but did not answer. */
  @Column('integer', { default: 0 }) openFates: number;

  /** Number of times that the mail was rejected and then queued again, because the mail server rejected every mail. */
  @Column('integer', { default: 0 }) restored: number;

  /** When an alarm reported that the delivery was given up. */
  @Column('timestamptz', { nullable: true }) failureToldAt: Date | null;

  /** HTTP status of the web hook's last response. */
  @Column('integer', { nullable: true }) lastStatus: number | null;

  @Column('text', { nullable: true }) messageId: string | null;

  /** When a bounce message reported that an accepted mail was not delivered. */
  @Column('timestamptz', { nullable: true }) bouncedAt: Date | null;
}
