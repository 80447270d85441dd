import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoSuchChat } from '../chat.errors.js';
import type { ChatMessageResponse } from '../chat.responses.js';
import { ChatLimiters } from '../cache/chat-limiters.js';
import { ChatLookup, type ChatKey } from '../cache/chat-lookup.js';
import { LastSeenTimes } from '../cache/last-seen-times.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { isWaiting, toMessageForVisitor, type StoredMessage } from '../store/stored-message.js';

/** Answers the polls that visitors' pages send every few seconds, mostly from memory. */
@Injectable()
export class ChatPolls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly known: ChatLookup,
    private readonly seen: LastSeenTimes,
    private readonly log: ChatLogRepository,
    private readonly limiters: ChatLimiters,
  ) {}

  /**
   * Returns the messages after the message with the id `after`; all messages if `after` is undefined. Marks the
   * messages that were waiting for the visitor's page as read. Returns these even if they precede `after`: the page may
   * show such a message as mailed although its mail could not be sent.
   *
   * @throws NoSuchChat, Busy
   */
  async poll(
    chat: ChatKey,
    after?: string,
  ): Promise<{ messages: ChatMessageResponse[]; hasContact: boolean }> {
    const known = await this.known.find(chat);
    const { id, hasContact, hasWaiting, lastId } = known;
    this.seen.note(id);
    if (after !== undefined && after.toLowerCase() === lastId && !hasWaiting)
      return { messages: [], hasContact };
    const stored = await this.known.read(known);
    const all = await this.deliver(id, stored);
    // The waiting messages have just been delivered, or are being sent by mail, so the remembered facts are outdated.
    if (hasWaiting) this.known.forget(id);
    const position = all.find((message) => message.id === after?.toLowerCase())?.position ?? 0;
    const waited = new Set(stored.filter(isWaiting).map((message) => message.id));
    const isNew = (message: StoredMessage) => message.position > position || waited.has(message.id);
    const messages = all.filter(isNew).map(toMessageForVisitor);
    return { messages, hasContact };
  }

  private async deliver(id: string, messages: StoredMessage[]): Promise<StoredMessage[]> {
    if (!messages.some(isWaiting)) return messages;
    return this.limiters.writes.run(() =>
      this.dataSource.transaction(async (manager) => {
        if (!(await this.log.lock(manager, id))) throw new NoSuchChat();
        const all = await this.log.read([id], {}, manager);
        const delivered = await this.log.deliver(manager, all);
        await this.log.touch(manager, id);
        return delivered;
      }),
    );
  }
}
