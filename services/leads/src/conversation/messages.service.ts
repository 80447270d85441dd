import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { findLead } from '../model/find-lead.js';
import type { Lead } from '../model/lead.entity.js';
import { LeadMessage } from '../model/lead-message.entity.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { Answers } from './answers.js';
import { MessageKeyReused, NoEmailAddress } from './conversation.errors.js';
import type { CreateMessageDto } from './create-message.dto.js';
import { toMessage, type LeadMessageResponse } from './message.response.js';

/** Ids are by the clock; `created_at` is when a transaction began, which may have waited for another's. */
const inOrder = { id: 'ASC' } as const;

/** Without a key, the same text by the same author counts as one message for so long. */
const duplicateWindowMs = 10 * 60_000;

/** The conversation with a visitor (D2). */
@Injectable()
export class MessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: Answers,
    private readonly notifications: NotificationsService,
    private readonly deliveries: DeliveryQueue,
  ) {}

  /**
   * Resolves when the message and the mail that delivers it are committed. A repeat gets the first message.
   *
   * @throws NotFound, NoEmailAddress, MessageKeyReused
   */
  async send(
    leadId: string,
    wished: CreateMessageDto,
    { key, acting }: { key?: string; acting: Acting },
  ): Promise<LeadMessageResponse> {
    const { message, mail, mailIds } = await this.dataSource.transaction(async (manager) => {
      // The lock lets one of two calls at once find the other's message.
      const lead = await findLead(manager, leadId, { lock: true });
      const slot = key === undefined ? null : slotOf(leadId, acting, key);
      const earlier = await findRepeat(manager, lead, { wished, slot, author: acting.caller.username });
      if (earlier) return { ...(await withMail(manager, earlier)), mailIds: [] };
      if (!lead.email) throw new NoEmailAddress();
      return this.add(manager, lead, { wished, slot, acting });
    });
    this.deliveries.announce('mail', [mail.id, ...mailIds]);
    return toMessage(message, mail);
  }

  /** A lead's messages, oldest first. */
  async listOf(leadId: string): Promise<LeadMessageResponse[]> {
    const { manager } = this.dataSource;
    const messages = await manager.find(LeadMessage, { where: { leadId }, order: inOrder });
    const mails = await manager.findBy(Delivery, { leadId, kind: 'answer' });
    const byMessage = new Map(mails.map((mail) => [mail.answerId, mail]));
    return messages.flatMap((message) => {
      const mail = byMessage.get(message.id);
      return mail ? [toMessage(message, mail)] : [];
    });
  }

  private async add(
    manager: EntityManager,
    lead: Lead,
    { wished, slot, acting }: { wished: CreateMessageDto; slot: string | null; acting: Acting },
  ) {
    const { text, language, status } = wished;
    const { id } = lead;
    const author = acting.caller.username;
    const message = await manager.save(
      manager.create(LeadMessage, { leadId: id, author, text, language, slot }),
    );
    await this.notifications.oweAnswer(manager, id, message.id);
    const mailIds = await this.answers.record(manager, lead, { acting, status });
    const event = { kind: 'answered', actor: author, details: { message: message.id } } as const;
    await recordLeadHistory(manager, id, event);
    const details = { status: lead.status };
    await recordLeadAudit(manager, { ...byCaller(acting), action: 'lead_answered', subjectId: id, details });
    return { ...(await withMail(manager, message)), mailIds };
  }
}

async function withMail(manager: EntityManager, message: LeadMessage) {
  return { message, mail: await manager.findOneByOrFail(Delivery, { answerId: message.id }) };
}

function slotOf(leadId: string, { caller }: Acting, key: string): string {
  return createHash('sha256').update(`${leadId}:${caller.userId}:${key}`).digest('hex');
}

/** @throws MessageKeyReused */
async function findRepeat(
  manager: EntityManager,
  { id: leadId }: Lead,
  { wished, slot, author }: { wished: CreateMessageDto; slot: string | null; author: string },
): Promise<LeadMessage | null> {
  const { text, language } = wished;
  if (slot === null) {
    const createdAt = MoreThan(new Date(Date.now() - duplicateWindowMs));
    return manager.findOneBy(LeadMessage, { leadId, author, text, language, createdAt });
  }
  const earlier = await manager.findOneBy(LeadMessage, { slot });
  if (earlier && (earlier.text !== text || earlier.language !== language)) throw new MessageKeyReused();
  return earlier;
}
