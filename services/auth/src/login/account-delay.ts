import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../clock.js';
import { LoginDelay } from './login-delay.entity.js';
import { delayAfter, delayMemoryMs } from './login-limits.js';
import { WrongGuess } from './wrong-guess.js';

/** Of one name, in one process. Another name's tries take none of these places. */
const underWayAtMost = 100;

/**
 * Slows guessing at one name, from however many addresses: every try waits before its password is looked at.
 * Waiting, and not refusing, is what keeps a stranger who fails on purpose from locking the account's user out.
 */
@Injectable()
export class AccountDelay {
  /** Tries by name, hashed, from the start of their wait to the end of their check. */
  private readonly underWay = new Map<string, number>();

  constructor(
    @InjectRepository(LoginDelay) private readonly delays: Repository<LoginDelay>,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a check after its wait, and counts its `WrongGuess`. Tries of the same name that are under way count as failed ones, so that those sent all
   * at once wait as those sent one by one.
   *
   * @throws Busy when this process holds too many tries of the name already, and what the check throws
   */
  async run<Result>(account: string, check: () => Promise<Result>): Promise<Result> {
    const key = hashName(account).toString('base64');
    const before = this.underWay.get(key) ?? 0;
    if (before >= underWayAtMost) throw new Busy({ retryAfterSeconds: 5 });
    this.underWay.set(key, before + 1);
    try {
      const milliseconds = delayAfter((await this.failuresOf(account)) + before);
      if (milliseconds > 0) await this.clock.pause(milliseconds);
      const result = await check();
      await this.delays.delete({ accountHash: hashName(account) });
      return result;
    } catch (error) {
      if (error instanceof WrongGuess) await this.grow(account);
      throw error;
    } finally {
      // Only now: a try is either under way or counted, at every moment.
      this.leave(key);
    }
  }

  async purge(): Promise<void> {
    await this.delays.delete({ lastFailedAt: LessThan(this.forgottenBefore()) });
  }

  private async grow(account: string): Promise<void> {
    await this.delays.query(
      `INSERT INTO login_delays (account_hash, failures, last_failed_at) VALUES ($1, 1, $2)
       ON CONFLICT (account_hash) DO UPDATE SET
         failures = CASE WHEN login_delays.last_failed_at < $3 THEN 1 ELSE least(login_delays.failures + 1, 1000) END,
         last_failed_at = $2`,
      [hashName(account), this.clock.now(), this.forgottenBefore()],
    );
  }

  private async failuresOf(account: string): Promise<number> {
    const delay = await this.delays.findOneBy({ accountHash: hashName(account) });
    return delay && delay.lastFailedAt >= this.forgottenBefore() ? delay.failures : 0;
  }

  private leave(key: string): void {
    const left = (this.underWay.get(key) ?? 1) - 1;
    if (left > 0) this.underWay.set(key, left);
    else this.underWay.delete(key);
  }

  private forgottenBefore(): Date {
    return new Date(this.clock.now().getTime() - delayMemoryMs);
  }
}

function hashName(account: string): Buffer {
  return createHash('sha256').update(account.trim().normalize('NFC').toLowerCase()).digest();
}
