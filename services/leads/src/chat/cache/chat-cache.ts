import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

/**
 * Facts about a conversation that this process keeps in memory. They suffice to answer a poll when there is nothing
 * new; the messages are not kept.
 */
export interface CachedChat {
  id: string;
  /** Hash of the secret, in hex. A small `Buffer` would keep alive the whole 8 kB pool from which Node allocates it. */
  secretHash: string;
  revision: number;
  hasContact: boolean;
  lastId: string | null;
  /** Whether a message by staff waits for the visitor's page (see `isWaiting`). */
  hasWaiting: boolean;
}

/**
 * Maximum number of conversations in memory, about 8 MB. Above it, the least recently used conversation is dropped, and
 * is read again when its page polls.
 */
const maxChats = 20_000;

@Injectable()
export class ChatCache {
  /** Conversations by id, in the order of their last use: the most recently used is last. */
  private readonly chats = new Map<string, CachedChat>();

  constructor(metrics: Metrics) {
    metrics.gauge({
      name: 'chat_sessions_in_memory',
      help: 'Conversations of the help chat that are answered from memory',
      labels: [],
      source: () => Promise.resolve([{ labels: {}, value: this.chats.size }]),
    });
  }

  find(id: string): CachedChat | undefined {
    const chat = this.chats.get(id);
    if (chat) this.keep(chat);
    return chat;
  }

  keep(chat: CachedChat): void {
    this.chats.delete(chat.id);
    this.chats.set(chat.id, chat);
    if (this.chats.size <= maxChats) return;
    for (const id of this.chats.keys()) {
      this.chats.delete(id);
      break;
    }
  }

  forget(id: string): void {
    this.chats.delete(id);
  }

  forgetChanged(revisions: ReadonlyArray<Pick<CachedChat, 'id' | 'revision'>>): void {
    for (const { id, revision } of revisions)
      if (this.chats.get(id)?.revision !== revision) this.chats.delete(id);
  }

  clear(): void {
    this.chats.clear();
  }
}
