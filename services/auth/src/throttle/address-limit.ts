import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import {
  budgetsOf,
  isPrivateAddress,
  reachFactor,
  siteGroup,
} from '@sandhill/platform/http/client-address.js';
import { FairLimiter } from './fair-limiter.js';
import { LoginAttemptsRepository } from './login-attempts.repository.js';
import { TooManyAttempts } from './throttle.errors.js';
import { failedAttempts, pendingMs, windowMs } from './throttle-limits.js';

const pollMs = 100;
const maxWaitMs = 10_000;

/** A group of IP addresses that share a budget of failed attempts. */
interface Origin {
  name: string;
  max: number;
}

/**
 * Limits failed attempts in ten minutes: ten from one IP address (IPv6: a /64 network), 40 from a /24 network (IPv6:
 * /48), and 300 from all private addresses together, because all visitors may share one of them, for example that of a
 * proxy. The counts are in PostgreSQL, so they include the attempts at all copies of the service. An attempt reserves a
 * slot in each budget before its password is checked and releases the slots unless the guess was wrong, so parallel
 * attempts get no more guesses than sequential ones. While pending attempts hold every free slot, the next attempt
 * waits for their outcome instead of being refused, so that many people behind one address can sign in at the same
 * time.
 */
@Injectable()
export class AddressLimit {
  /**
   * Lets only a few unknown browsers use the database at the same time, so that their waiting attempts do not take all
   * connections from known browsers and other requests.
   */
  private readonly limiter = new FairLimiter({ atOnce: 3, mayWait: 500 });

  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs database work of an unknown browser when its turn comes. The work must not check a guess.
   *
   * @throws Busy
   */
  async inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    return this.limiter.run(siteGroup(address), work);
  }

  /**
   * Reserves slots for an attempt.
   *
   * @returns the ids of the slots
   * @throws TooManyAttempts, Busy
   */
  async reserve(address: string): Promise<string[]> {
    const slots: string[] = [];
    try {
      for (const origin of originsOf(address)) slots.push(await this.reserveOf(origin, siteGroup(address)));
      return slots;
    } catch (error) {
      await this.release(slots);
      throw error;
    }
  }

  async release(slots: string[]): Promise<void> {
    // An attempt that the limiter refused has no slots. It must not use the database, which the limiter protects.
    if (slots.length > 0) await this.attempts.remove(slots);
  }

  async markFailed(slots: string[]): Promise<void> {
    await this.attempts.markFailed(slots, this.clock.now());
  }

  async purge(): Promise<void> {
    await this.attempts.removeBefore(this.before(this.clock.now(), windowMs));
  }

  private async reserveOf(origin: Origin, group: string): Promise<string> {
    for (let waited = 0; waited <= maxWaitMs; waited += pollMs) {
      const slot = await this.limiter.run(group, () => this.tryToReserve(origin));
      if (slot !== undefined) return slot;
      await this.clock.pause(pollMs);
    }
    throw new TooManyAttempts(maxWaitMs / 1000);
  }

  private async tryToReserve({ name, max }: Origin): Promise<string | undefined> {
    return this.attempts.withOriginLocked(name, async (manager) => {
      const now = this.clock.now();
      const since = { failed: this.before(now, windowMs), pending: this.before(now, pendingMs) };
      const { failed, pending, oldestFailure } = await this.attempts.count(manager, name, since);
      if (failed >= max) {
        throw new TooManyAttempts(((oldestFailure ?? now).getTime() + windowMs - now.getTime()) / 1000);
      }
      if (failed + pending >= max) return undefined;
      return this.attempts.addPending(manager, name, now);
    });
  }

  private before(now: Date, milliseconds: number): Date {
    return new Date(now.getTime() - milliseconds);
  }
}

function originsOf(address: string): Origin[] {
  if (isPrivateAddress(address)) return [{ name: 'hidden', max: failedAttempts.hidden }];
  // Leaves out the provider's budget: with it, the customers of one provider would lock each other out.
  const budgets = budgetsOf(address).filter(({ reach }) => reach !== 'provider');
  return budgets.map(({ reach, key }) => ({ name: key, max: failedAttempts.address * reachFactor[reach] }));
}
