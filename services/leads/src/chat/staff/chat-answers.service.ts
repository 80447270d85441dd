import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Answers } from '../../conversation/answers.js';
import { MessageKeyReused } from '../../conversation/conversation.errors.js';
import { StatusChanges } from '../../conversation/status-changes.js';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { findLead } from '../../model/find-lead.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { StaffService } from '../../staff/staff.service.js';
import { NoSuchChat } from '../chat.errors.js';
import type { StaffChatMessageResponse } from '../chat.responses.js';
import { ChatLookup } from '../cache/chat-lookup.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { toMessageForStaff } from '../store/stored-message.js';
import { messageKeyHash } from '../visitor/visitor-messages.js';

@Injectable()
export class ChatAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: ChatLogRepository,
    private readonly answers: Answers,
    private readonly statuses: StatusChanges,
    private readonly notifications: OwedMailsRepository,
    private readonly staff: StaffService,
    private readonly deliveries: DeliveryQueue,
    private readonly known: ChatLookup,
  ) {}

  /**
   * Adds an answer by staff. If the conversation has become a lead, the answer has the same effects as one that is
   * written on the lead's page in the admin area, and a mail is queued in case the visitor has left the chat. A
   * repeated call with the same key and text returns the first message.
   *
   * @throws NoSuchChat, MessageKeyReused
   * @throws NotFound if the lead is in the bin
   */
  async write(
    id: string,
    content: string,
    { key, context }: { key?: string; context: CallerContext },
  ): Promise<StaffChatMessageResponse> {
    const { caller } = context;
    const slot = key === undefined ? null : messageKeyHash(`${id}:${caller.userId}`, key);
    const { message, mailIds } = await this.dataSource.transaction(async (manager) => {
      const session = await this.lock(manager, id);
      const earlier = slot === null ? null : await manager.findOneBy(ChatMessage, { slot });
      if (earlier && earlier.content !== content) throw new MessageKeyReused();
      if (earlier) return { message: earlier, mailIds: [] };
      const { username: author } = caller;
      const [added] = await this.log.append(manager, session, [{ role: 'staff', content, author, slot }]);
      const message = added as ChatMessage;
      await this.noteAnswer(manager, session, context);
      return { message, mailIds: await this.follow(manager, session, { message, context }) };
    });
    this.known.forget(id);
    this.deliveries.enqueueInBackground('mail', mailIds);
    const [stored] = await this.log.read([id], { from: message.position, to: message.position });
    if (!stored) throw new NoSuchChat();
    return toMessageForStaff(stored);
  }

  /**
   * Moves a conversation, and the lead that it became, to Spam.
   *
   * @throws NoSuchChat
   * @throws NotFound if the lead is in the bin
   */
  async markSpam(id: string, context: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const session = await this.lock(manager, id);
      await this.log.touch(manager, id);
      if (session.leadId !== null) {
        const lead = await findLead(manager, session.leadId, { lock: true });
        await this.statuses.set(manager, lead, { status: 'spam', context });
      }
      if (session.status === 'spam') return;
      await manager.update(ChatSession, { id }, { status: 'spam' });
      await recordLeadAudit(manager, { ...context.by, action: 'chat_marked_spam', subjectId: id });
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<ChatSession> {
    const session = await this.log.lock(manager, id);
    if (!session) throw new NoSuchChat();
    return session;
  }

  /** Marks a conversation as read by staff and as not spam, and records who answered it first. */
  private async noteAnswer(
    manager: EntityManager,
    session: ChatSession,
    { caller }: CallerContext,
  ): Promise<void> {
    const first = session.answeredAt === null && { answeredAt: new Date(), answeredBy: caller.userId };
    await manager.update(
      ChatSession,
      { id: session.id },
      { ...first, status: 'open', staffRead: session.messageCount },
    );
  }

  /**
   * Applies the effects of an answer to the conversation's lead, if there is one.
   *
   * @returns the ids of the added mails
   */
  private async follow(
    manager: EntityManager,
    { id, leadId }: ChatSession,
    { message, context }: { message: ChatMessage; context: CallerContext },
  ): Promise<string[]> {
    if (leadId === null) {
      await this.staff.remember(manager, context.caller);
      await recordLeadAudit(manager, { ...context.by, action: 'chat_answered', subjectId: id });
      return [];
    }
    const lead = await findLead(manager, leadId, { lock: true });
    await this.notifications.addChatAnswers(manager, { leadId, sessionId: id });
    const mailIds = await this.answers.record(manager, lead, { context });
    const event = {
      kind: 'answered',
      actor: context.caller.username,
      details: { message: message.id },
    } as const;
    await recordLeadHistory(manager, leadId, event);
    const details = { status: lead.status };
    await recordLeadAudit(manager, {
      ...context.by,
      action: 'lead_answered',
      subjectId: leadId,
      details,
    });
    return mailIds;
  }
}
