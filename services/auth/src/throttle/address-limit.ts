import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { LoginAttemptsRepository } from './login-attempts.repository.js';
import { TooManyAttempts } from './throttle.errors.js';
import { failedAttemptsPerAddress, pendingMs, windowMs } from './throttle-limits.js';

const pollMs = 100;
const longestWaitMs = 10_000;

/**
 * At most ten failed attempts in ten minutes from one address, counted in PostgreSQL across all copies of the service.
 *
 * An attempt reserves a slot before its password is checked and releases it when the password was right, so parallel
 * attempts get no more guesses than sequential ones. While pending attempts hold every free slot, the next one waits
 * for their outcome: many people behind one address can sign in at the same time.
 */
@Injectable()
export class AddressLimit {
  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the reserved slot. @throws TooManyAttempts */
  async reserve(origin: string): Promise<string> {
    for (let waited = 0; waited <= longestWaitMs; waited += pollMs) {
      const slot = await this.tryToReserve(origin);
      if (slot !== undefined) return slot;
      await this.clock.pause(pollMs);
    }
    throw new TooManyAttempts(longestWaitMs / 1000);
  }

  async release(slot: string): Promise<void> {
    await this.attempts.remove(slot);
  }

  async markFailed(slot: string): Promise<void> {
    await this.attempts.markFailed(slot, this.clock.now());
  }

  async purge(): Promise<void> {
    await this.attempts.removeBefore(this.before(this.clock.now(), windowMs));
  }

  private async tryToReserve(origin: string): Promise<string | undefined> {
    return this.attempts.withOriginLocked(origin, async (manager) => {
      const now = this.clock.now();
      const since = { failed: this.before(now, windowMs), pending: this.before(now, pendingMs) };
      const { failed, pending, oldestFailure } = await this.attempts.count(manager, origin, since);
      if (failed >= failedAttemptsPerAddress) {
        throw new TooManyAttempts(((oldestFailure ?? now).getTime() + windowMs - now.getTime()) / 1000);
      }
      if (failed + pending >= failedAttemptsPerAddress) return undefined;
      return this.attempts.addPending(manager, origin, now);
    });
  }

  private before(now: Date, milliseconds: number): Date {
    return new Date(now.getTime() - milliseconds);
  }
}
