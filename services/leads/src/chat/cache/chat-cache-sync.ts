import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { ChatLimiters } from './chat-limiters.js';
import { ChatCacheRepository } from './chat-cache.repository.js';
import { ChatCache } from './chat-cache.js';

const everyMs = 1_000;

/** Age of the facts in memory, in milliseconds, above which they are updated before a request is answered. */
const currentForMs = 3_000;

/** Time, in milliseconds, for which changes are still read after the last request. */
const idleAfterMs = 5_000;

/**
 * Number of seconds of past changes that each query reads: longer than any transaction that changes a conversation, so
 * that changes are found even if they are committed late.
 */
const overlapSeconds = 40;

/**
 * Longest gap between two queries for changes, in milliseconds. After a longer gap, a change may have been missed, so
 * the cache is cleared.
 */
const maxGapMs = 10_000;

/**
 * Keeps the cache of conversations up to date while visitors' pages poll. One query a second finds all changes,
 * including those that other copies of the service make.
 */
@Injectable()
export class ChatCacheSync implements OnModuleDestroy {
  private readonly log = new Logger(ChatCacheSync.name);
  private reading?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private readAt = -Infinity;
  private askedAt = -Infinity;
  private hasEnded = false;

  constructor(
    private readonly changes: ChatCacheRepository,
    private readonly cache: ChatCache,
    private readonly limiters: ChatLimiters,
  ) {}

  /**
   * Resolves when the cache includes everything committed up to a few seconds ago.
   *
   * @throws if changes cannot be read
   */
  async untilCurrent(): Promise<void> {
    this.askedAt = performance.now();
    if (this.askedAt - this.readAt > currentForMs) await this.read();
  }

  onModuleDestroy(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
  }

  private async read(): Promise<void> {
    this.reading ??= this.readChanges().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async readChanges(): Promise<void> {
    clearTimeout(this.timer);
    const begunAt = performance.now();
    if (begunAt - this.readAt > maxGapMs) this.cache.clear();
    this.cache.forgetChanged(await this.limiters.reads.run(() => this.changes.changedLately(overlapSeconds)));
    this.readAt = begunAt;
    this.schedule();
  }

  private schedule(): void {
    if (!this.hasEnded) this.timer = setTimeout(() => void this.readAgain(), everyMs).unref();
  }

  private async readAgain(): Promise<void> {
    if (performance.now() - this.askedAt > idleAfterMs) return;
    await this.read().catch((error: unknown) => {
      this.log.warn({ err: loggableError(error) }, 'changed conversations not read; reading them again');
      this.schedule();
    });
  }
}
