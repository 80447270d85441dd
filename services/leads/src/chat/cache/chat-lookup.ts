import { Injectable } from '@nestjs/common';
import { NoSuchChat } from '../chat.errors.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { ChatSecrets } from '../store/chat-secrets.js';
import type { StoredMessage } from '../store/stored-message.js';
import { BatchLoader } from '@sandhill/platform/process/batch-loader.js';
import { ChatCacheSync } from './chat-cache-sync.js';
import { ChatLimiters } from './chat-limiters.js';
import { ChatCacheRepository } from './chat-cache.repository.js';
import { ChatCache, type CachedChat } from './chat-cache.js';

/** Id of a conversation, and the secret in the browser's cookie. */
export interface ChatKey {
  sessionId: string;
  secret: string | undefined;
}

const batches = { everyMs: 100, atOnce: 500, mayWait: 10_000 };

/**
 * Maximum number of conversations whose messages are read in one query. If all conversations have the maximum length,
 * their messages take about 40 MB.
 */
const maxRead = 50;

/**
 * Finds conversations in memory, or reads them from PostgreSQL in batches: at most twenty queries a second, however
 * many pages poll.
 */
@Injectable()
export class ChatLookup {
  private readonly chats: BatchLoader<CachedChat>;
  private readonly messages: BatchLoader<StoredMessage[]>;

  constructor(
    private readonly cache: ChatCache,
    private readonly sync: ChatCacheSync,
    private readonly secrets: ChatSecrets,
    repository: ChatCacheRepository,
    log: ChatLogRepository,
    limiters: ChatLimiters,
  ) {
    this.chats = new BatchLoader({
      ...batches,
      read: async (ids) => {
        const chats = await limiters.reads.run(() => repository.read(ids));
        for (const chat of chats) cache.keep(chat);
        return new Map(chats.map((chat) => [chat.id, chat]));
      },
    });
    this.messages = new BatchLoader({
      ...batches,
      atOnce: maxRead,
      read: async (ids) => {
        const byChat = new Map<string, StoredMessage[]>(ids.map((id) => [id, []]));
        for (const message of await limiters.reads.run(() => log.read(ids)))
          byChat.get(message.sessionId)?.push(message);
        return byChat;
      },
    });
  }

  /** @throws NoSuchChat, Busy */
  async find({ sessionId, secret }: ChatKey): Promise<CachedChat> {
    await this.sync.untilCurrent();
    // PostgreSQL returns ids in lower case; visitors may send them in upper case.
    const id = sessionId.toLowerCase();
    const chat = this.cache.find(id) ?? (await this.chats.load(id));
    if (!chat || !this.secrets.isRight(secret, chat.secretHash)) throw new NoSuchChat();
    return chat;
  }

  /** Returns all messages of a conversation, in order. @throws Busy */
  async read({ id }: CachedChat): Promise<StoredMessage[]> {
    return (await this.messages.load(id)) ?? [];
  }

  forget(id: string): void {
    this.cache.forget(id);
  }
}
