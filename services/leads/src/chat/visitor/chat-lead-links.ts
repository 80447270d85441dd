import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { claimLead } from '../../model/claim-lead.js';
import { findLead } from '../../model/find-lead.js';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { StaffService } from '../../staff/staff.service.js';
import { NoSuchChat } from '../chat.errors.js';
import type { ChatKey } from '../cache/chat-lookup.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import type { ChatContactDto } from './chat.dto.js';
import { VisitorChats } from './visitor-chats.service.js';

@Injectable()
export class ChatLeadLinks {
  constructor(
    private readonly log: ChatLogRepository,
    private readonly notifications: OwedMailsRepository,
    private readonly staff: StaffService,
    private readonly chats: VisitorChats,
  ) {}

  /**
   * If the contact data differ from those of the lead, adds them to the conversation as a message of its visitor. A
   * repeated call adds nothing.
   */
  async keepOther(chat: ChatKey, lead: Lead, { name, email, phone }: ChatContactDto): Promise<void> {
    const isKnown = name === lead.name && email === lead.email && (!phone || phone === lead.phone);
    if (isKnown) return;
    const content = [name, email, phone].filter(Boolean).join(', ');
    await this.chats.write(chat, content, `contact:${content}`);
  }

  /**
   * Links a conversation to its new lead; call it in the transaction that adds the lead. Answers that the visitor has
   * not read are queued as mails. If staff have written, the lead is claimed for the person who answered first and
   * counts as answered, unless it is spam.
   *
   * @param read position of the last message that the lead's mail shows to the office
   * @throws NoSuchChat if the conversation was erased in the meantime
   */
  async join(
    manager: EntityManager,
    { sessionId, leadId, read }: { sessionId: string; leadId: string; read: number },
  ): Promise<void> {
    const session = await this.log.lock(manager, sessionId);
    if (!session) throw new NoSuchChat();
    const officeTold = { officeTold: read, officeToldAt: new Date() };
    await manager.update(ChatSession, { id: sessionId }, { leadId, ...officeTold });
    await this.log.touch(manager, sessionId);
    await this.notifications.addChatAnswers(manager, { leadId, sessionId });
    if (session.answeredAt) await this.carryAnswer(manager, session, leadId);
  }

  private async carryAnswer(
    manager: EntityManager,
    { answeredAt, answeredBy }: ChatSession,
    leadId: string,
  ): Promise<void> {
    const lead = await findLead(manager, leadId, { lock: true });
    if (lead.status === 'spam') return;
    const member = (await this.staff.byId([answeredBy], manager)).get(answeredBy ?? '');
    await claimLead(manager, lead, { via: 'answer', by: member });
    await manager.update(Lead, { id: leadId }, { answeredAt, status: 'contacted', waitingSince: null });
    const details = { from: 'new', to: 'contacted' };
    await recordLeadHistory(manager, leadId, { kind: 'status_changed', actor: member?.username, details });
  }
}
