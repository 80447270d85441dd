import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

/** This copy's knowledge of a conversation: enough to say that there is nothing new, and no words. */
export interface KnownChat {
  id: string;
  /** In hex: a small buffer would keep the 8 kB alive of which Node cut it. */
  secretHash: string;
  revision: number;
  hasContact: boolean;
  /** The id of its last message. */
  lastId: string | null;
  /** A message of staff waits for the visitor. */
  hasWaiting: boolean;
}

/** Some 8 MB; a conversation that no longer fits is read again when its page asks. */
const mostChats = 20_000;

/** The conversations that were asked for last. */
@Injectable()
export class ChatMemory {
  /** Those that were used last are at the end. */
  private readonly chats = new Map<string, KnownChat>();

  constructor(metrics: Metrics) {
    metrics.gauge({
      name: 'chat_sessions_in_memory',
      help: 'Conversations of the help chat that are answered from memory',
      labels: [],
      source: () => Promise.resolve([{ labels: {}, value: this.chats.size }]),
    });
  }

  find(id: string): KnownChat | undefined {
    const chat = this.chats.get(id);
    if (chat) this.keep(chat);
    return chat;
  }

  keep(chat: KnownChat): void {
    this.chats.delete(chat.id);
    this.chats.set(chat.id, chat);
    if (this.chats.size <= mostChats) return;
    for (const id of this.chats.keys()) {
      this.chats.delete(id);
      break;
    }
  }

  forget(id: string): void {
    this.chats.delete(id);
  }

  /** Forgets conversations that have changed since they were read. */
  forgetChanged(revisions: ReadonlyArray<Pick<KnownChat, 'id' | 'revision'>>): void {
    for (const { id, revision } of revisions)
      if (this.chats.get(id)?.revision !== revision) this.chats.delete(id);
  }

  clear(): void {
    this.chats.clear();
  }
}
