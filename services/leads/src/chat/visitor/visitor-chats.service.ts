import { Injectable } from '@nestjs/common';
import { officeHoursAt } from '@sandhill/company/office-hours.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { MessageKeyReused } from '../../conversation/conversation.errors.js';
import { isSuspect } from '../../intake/suspicion/suspicion.js';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { Lead } from '../../model/lead.entity.js';
import { ChatFull, ContactNeeded, NoSuchChat, TooManyChats } from '../chat.errors.js';
import type { ChatMessageResponse, ChatOfficeResponse } from '../chat.responses.js';
import { messagesOfVisitor, messagesWithoutContact } from '../limits.js';
import { ChatLimiters } from '../cache/chat-limiters.js';
import { ChatLookup, type ChatKey } from '../cache/chat-lookup.js';
import { ChatLimitsRepository } from '../store/chat-limits.repository.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { ChatSecrets } from '../store/chat-secrets.js';
import { toMessageForVisitor } from '../store/stored-message.js';
import type { StartChatDto } from './chat.dto.js';
import { messageKeyHash, VisitorMessages } from './visitor-messages.js';

@Injectable()
export class VisitorChats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: ChatLogRepository,
    private readonly limits: ChatLimitsRepository,
    private readonly secrets: ChatSecrets,
    private readonly messages: VisitorMessages,
    private readonly known: ChatLookup,
    private readonly limiters: ChatLimiters,
    private readonly site: PublishedContent,
  ) {}

  office(): ChatOfficeResponse {
    const { isOpen, opensAt } = officeHoursAt(this.site.current.hours, Date.now());
    return { isOpen, opensAt };
  }

  /**
   * Begins a conversation. A repeated call with the same key and text returns the first conversation.
   *
   * @throws TooManyChats, MessageKeyReused, Busy
   */
  async start(
    { content, language, page, website }: StartChatDto,
    { key, address }: { key?: string; address: string },
  ): Promise<{ sessionId: string; secret: string; messages: ChatMessageResponse[] }> {
    const addressHash = this.secrets.hashAddress(address);
    const { secret, slot } = this.secrets.make(key, addressHash);
    const sessionId = await this.inTransaction(async (manager) => {
      if (slot !== null) await lockUntilCommit(manager, `chat ${slot}`);
      const earlier = slot === null ? null : await manager.findOneBy(ChatSession, { slot });
      if (earlier) return this.requireSame(manager, earlier.id, { position: 1, content });
      const wait = await this.limits.waitToStart(manager, address);
      if (wait > 0) throw this.tooMany(wait);
      const session = manager.create(ChatSession, {
        secretHash: this.secrets.hash(secret),
        slot,
        addressHash,
        language: language ?? 'en',
        page: page ?? null,
        status: isSuspect({ website, texts: [] }) ? 'spam' : 'open',
        messageCount: 0,
        answeredAt: null,
      });
      await manager.save(session);
      await this.messages.add(manager, session, { content });
      return session.id;
    });
    const messages = await this.log.read([sessionId], { to: 2 });
    return { sessionId, secret, messages: messages.filter(isBeginning).map(toMessageForVisitor) };
  }

  /**
   * Adds a visitor's message. A repeated call with the same key and text adds nothing and returns the same messages.
   *
   * @returns staff's messages since the visitor's previous message, the new message, and the helper's links
   * @throws NoSuchChat, TooManyChats, ContactNeeded, ChatFull, MessageKeyReused, Busy
   */
  async write(chat: ChatKey, content: string, key?: string): Promise<ChatMessageResponse[]> {
    const { id } = await this.known.find(chat);
    const slot = key === undefined ? null : messageKeyHash(id, key);
    const messages = await this.inTransaction(async (manager) => {
      const session = await this.log.lock(manager, id);
      if (!session) throw new NoSuchChat();
      const earlier = slot === null ? null : await manager.findOneBy(ChatMessage, { slot });
      if (earlier) {
        if (earlier.content !== content) throw new MessageKeyReused();
        return this.readAround(manager, session, earlier.position);
      }
      await this.requireReachable(manager, session);
      await this.requireRoom(manager, session);
      const position = session.messageCount + 1;
      await this.messages.add(manager, session, { content, slot });
      return this.readAround(manager, session, position);
    });
    this.known.forget(id);
    return messages;
  }

  private async inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.limiters.writes.run(() => this.dataSource.transaction(work));
  }

  /**
   * Returns a visitor's message with the helper's links, and staff's messages since the visitor's previous message. Not
   * the later messages, for which the page polls.
   */
  private async readAround(manager: EntityManager, session: ChatSession, position: number) {
    const before = await manager.maximum(ChatMessage, 'position', {
      sessionId: session.id,
      role: 'visitor',
      position: LessThan(position),
    });
    const around = { from: (before ?? 0) + 1, to: position + 1 };
    const messages = (await this.log.read([session.id], around, manager)).filter((message) =>
      message.position < position
        ? message.role === 'staff'
        : message.position === position || message.role === 'helper',
    );
    const delivered = await this.log.deliver(manager, messages);
    return delivered.map(toMessageForVisitor);
  }

  /**
   * Locks the conversation's lead, if there is one.
   *
   * @throws NoSuchChat if the lead is in the bin, where no one would see a message; the visitor then starts a new
   * conversation
   */
  private async requireReachable(manager: EntityManager, { leadId }: ChatSession): Promise<void> {
    if (leadId === null) return;
    const lead = await manager.findOne(Lead, { where: { id: leadId }, lock: { mode: 'pessimistic_write' } });
    if (!lead) throw new NoSuchChat();
  }

  private async requireRoom(manager: EntityManager, { id, leadId }: ChatSession): Promise<void> {
    const { written, wait } = await this.limits.waitToWrite(manager, id);
    const { display } = this.site.current.profile.phone;
    if (leadId === null && written >= messagesWithoutContact) throw new ContactNeeded(display);
    if (written >= messagesOfVisitor) throw new ChatFull(display);
    if (wait > 0) throw this.tooMany(wait);
  }

  private async requireSame(
    manager: EntityManager,
    sessionId: string,
    { position, content }: { position: number; content: string },
  ): Promise<string> {
    const first = await manager.findOneBy(ChatMessage, { sessionId, position });
    if (first?.content !== content) throw new MessageKeyReused();
    return sessionId;
  }

  private tooMany(retryAfterSeconds: number): TooManyChats {
    return new TooManyChats({ retryAfterSeconds, phone: this.site.current.profile.phone.display });
  }
}

const isBeginning = ({ position, role }: { position: number; role: string }) =>
  position === 1 || role === 'helper';
