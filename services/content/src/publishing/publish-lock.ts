import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { publicationRunLock } from './publication-progress.js';
import { PublicationRunning } from './publishing.errors.js';

const betweenTriesMs = 100;

/** Allows only one publication at a time across all instances of the service. */
@Injectable()
export class PublishLock {
  constructor(
    private readonly locks: LocksRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs work while holding the publishing lock.
   *
   * @param waitMs maximum wait for another publication to end, in milliseconds
   * @throws PublicationRunning
   */
  async whileHolding<Result>(work: () => Promise<Result>, waitMs = 0): Promise<Result> {
    const until = this.clock.now().getTime() + waitMs;
    for (;;) {
      const done = await this.locks.whileHolding(publicationRunLock, async () => ({ result: await work() }));
      if (done) return done.result;
      if (this.clock.now().getTime() >= until) throw new PublicationRunning();
      // Waits without holding a database connection, because the running publication needs some.
      await pause(betweenTriesMs);
    }
  }
}
