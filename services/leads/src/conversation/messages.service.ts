import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { PlannedAnswers } from '../mail/notifications/planned-answers.js';
import { LeadsConfig } from '../config/leads.config.js';
import { findLead } from '../model/find-lead.js';
import type { Lead } from '../model/lead.entity.js';
import { MessageAttachment } from '../model/message-attachment.entity.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { Attachments } from './attachments/attachments.service.js';
import { Answers } from './answers.js';
import { MessageKeyReused, NoEmailAddress } from './conversation.errors.js';
import type { CreateMessageDto } from './create-message.dto.js';
import { toMessage, type LeadMessageResponse } from './message.response.js';
import { staffKeyHash } from './staff-key-hash.js';

/**
 * Sort order of messages: UUIDv7 ids follow the time of insertion. `created_at` is the start of a transaction, which
 * may have waited for another transaction.
 */
const inOrder = { id: 'ASC' } as const;

/**
 * Time, in milliseconds, within which the same text by the same author counts as a repeat, if requests have no
 * `Idempotency-Key`.
 */
const duplicateWindowMs = 10 * 60_000;

const notPlanned = { code: 'not_planned', message: 'A scheduled answer cannot change the status now' };

@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: Answers,
    private readonly attachments: Attachments,
    private readonly notifications: NotificationsService,
    private readonly deliveries: DeliveryQueue,
    private readonly planned: PlannedAnswers,
    private readonly config: LeadsConfig,
  ) {}

  /** Whether visitors' answers are read from the office's mailbox. */
  get answersComeBack(): boolean {
    return this.config.imap !== undefined;
  }

  /**
   * Saves a message to the visitor, queues its mail, and resolves after the commit. A repeated call returns the first
   * message.
   *
   * @throws NotFound, NoEmailAddress, MessageKeyReused, ValidationFailed
   */
  async send(
    leadId: string,
    wished: CreateMessageDto,
    { key, context }: { key?: string; context: CallerContext },
  ): Promise<LeadMessageResponse> {
    const { message, mail, mailIds } = await this.dataSource.transaction(async (manager) => {
      // The lock lets the second of two simultaneous calls find the first one's message.
      const lead = await findLead(manager, leadId, { lock: true });
      const slot = key === undefined ? null : staffKeyHash(leadId, context.caller, key);
      const earlier = await findRepeat(manager, lead, { wished, slot, author: context.caller.username });
      if (earlier) return { ...(await withMail(manager, earlier)), mailIds: [] };
      if (!lead.email) throw new NoEmailAddress();
      return this.add(manager, lead, { wished, slot, context });
    });
    this.deliveries.enqueueInBackground('mail', [mail.id, ...mailIds]);
    const files = await this.attachments.of(this.dataSource.manager, [message.id]);
    return toMessage(message, mail, files.get(message.id));
  }

  /**
   * Records that the caller answered the visitor from a mail program or by phone.
   *
   * @throws NotFound
   */
  async noteElsewhere(leadId: string, context: CallerContext): Promise<void> {
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, leadId, { lock: true });
      const owed = await this.answers.record(manager, lead, { context });
      const actor = context.caller.username;
      await recordLeadHistory(manager, leadId, { kind: 'answered_elsewhere', actor });
      const details = { status: lead.status, elsewhere: true };
      await recordLeadAudit(manager, {
        ...context.by,
        action: 'lead_answered',
        subjectId: leadId,
        details,
      });
      return owed;
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
  }

  /**
   * Records that the caller opened a text message in their phone's app. Whether they sent it is unknown.
   *
   * @throws NotFound
   */
  async noteText(leadId: string, { caller }: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await findLead(manager, leadId, { lock: true });
      await recordLeadHistory(manager, leadId, { kind: 'text_opened', actor: caller.username });
    });
  }

  async listOf(leadId: string): Promise<LeadMessageResponse[]> {
    const { manager } = this.dataSource;
    const messages = await manager.find(LeadMessage, { where: { leadId }, order: inOrder });
    const mails = await manager.findBy(Delivery, { leadId, kind: 'answer' });
    const files = await this.attachments.of(
      manager,
      messages.map(({ id }) => id),
    );
    const byMessage = new Map(mails.map((mail) => [mail.answerId, mail]));
    return messages.map((message) => toMessage(message, byMessage.get(message.id), files.get(message.id)));
  }

  private async add(
    manager: EntityManager,
    lead: Lead,
    { wished, slot, context }: { wished: CreateMessageDto; slot: string | null; context: CallerContext },
  ) {
    const { text, language, status } = wished;
    const { id } = lead;
    const sendAt = wished.sendAt === undefined ? null : new Date(wished.sendAt);
    if (sendAt && status) throw new ValidationFailed({ status: notPlanned });
    const author = context.caller.username;
    const message = await manager.save(
      manager.create(LeadMessage, { leadId: id, author, text, language, slot, sendAt }),
    );
    await this.attachments.give(manager, {
      ids: wished.attachments ?? [],
      leadId: id,
      messageId: message.id,
      author,
    });
    await this.notifications.queueAnswer(manager, id, message.id);
    if (sendAt) await this.planned.plan(manager, message.id, sendAt);
    if (sendAt) await this.answers.plan(manager, lead, context);
    const mailIds = sendAt ? [] : await this.answers.record(manager, lead, { context, status });
    const kind = sendAt ? 'answer_planned' : 'answered';
    await recordLeadHistory(manager, id, { kind, actor: author, details: { message: message.id } });
    const details = { status: lead.status, ...(sendAt && { sendAt: sendAt.toISOString() }) };
    await recordLeadAudit(manager, { ...context.by, action: 'lead_answered', subjectId: id, details });
    return { ...(await withMail(manager, message)), mailIds };
  }
}

async function withMail(manager: EntityManager, message: LeadMessage) {
  return { message, mail: await manager.findOneByOrFail(Delivery, { answerId: message.id }) };
}

/**
 * Returns the earlier message that a request repeats; null if there is none. A repeat has the same text, language and
 * files, and, if the request has no key, the same planned time.
 *
 * @throws MessageKeyReused if the key belongs to a different message
 */
async function findRepeat(
  manager: EntityManager,
  { id: leadId }: Lead,
  { wished, slot, author }: { wished: CreateMessageDto; slot: string | null; author: string },
): Promise<LeadMessage | null> {
  const { text, language, attachments = [], sendAt } = wished;
  const createdAt = MoreThan(new Date(Date.now() - duplicateWindowMs));
  const earlier = await manager.findOneBy(
    LeadMessage,
    // Mails from the office's mailbox have a sender, whose name may equal a user name.
    slot === null ? { leadId, author, text, language, createdAt, sender: IsNull() } : { slot },
  );
  if (!earlier) return null;
  const given = await manager.findBy(MessageAttachment, { messageId: earlier.id });
  const isSame =
    earlier.text === text &&
    earlier.language === language &&
    (slot !== null || (earlier.sendAt?.getTime() ?? null) === (sendAt ? Date.parse(sendAt) : null)) &&
    given.length === attachments.length &&
    given.every(({ id }) => attachments.includes(id));
  if (!isSame && slot !== null) throw new MessageKeyReused();
  return isSame ? earlier : null;
}
