import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ChatLimiters } from './chat-limiters.js';
import { ChatCache } from './chat-cache.js';
import { ChatCacheRepository } from './chat-cache.repository.js';

const batchSize = 2_000;

/**
 * Maximum number of conversations whose polls are noted between two saves. Visitors of further conversations may get
 * answers by mail although they read them on the page.
 */
const maxNoted = 100_000;

@Injectable()
export class LastSeenTimes extends PeriodicWork {
  private noted = new Map<string, number>();

  constructor(
    private readonly chats: ChatCacheRepository,
    private readonly cache: ChatCache,
    private readonly limiters: ChatLimiters,
  ) {
    // This interval must be less than the 15 s that `leftAfter` in owed-mails.repository.ts allows for saving.
    super({ name: 'chat-seen', everyMs: 12_000 });
  }

  run(): Promise<void> {
    return this.write();
  }

  note(id: string): void {
    if (this.noted.size < maxNoted || this.noted.has(id)) this.noted.set(id, performance.now());
  }

  /** Saves the noted times. If saving fails, they are lost; the next polls set new times. */
  async write(): Promise<void> {
    const noted = [...this.noted];
    this.noted = new Map();
    for (let from = 0; from < noted.length; from += batchSize) {
      const now = performance.now();
      const batch = noted.slice(from, from + batchSize).map(([id, at]) => ({ id, agoMs: now - at }));
      const gone = await this.limiters.reads.run(() => this.chats.markSeen(batch));
      for (const id of gone) this.cache.forget(id);
    }
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.write().catch(() => undefined);
  }
}
