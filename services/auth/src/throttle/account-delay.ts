import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { Clock } from '../clock/clock.js';
import { LoginDelaysRepository } from './login-delays.repository.js';
import { delayAfter, delayMemoryMs } from './throttle-limits.js';
import { WrongGuess } from './wrong-guess.js';

/** Pending attempts at one account name in one process. Other names have their own. */
const mostPending = 100;

/**
 * Slows down guessing at one account name, from any number of addresses: attempts wait before their password is
 * checked. They are delayed and not refused, so that a stranger who fails on purpose cannot lock the user out.
 */
@Injectable()
export class AccountDelay {
  /** Pending attempts by hashed name, from the start of their wait to the end of their check. */
  private readonly pending = new Map<string, number>();

  constructor(
    private readonly delays: LoginDelaysRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a check after its delay and counts its `WrongGuess`. Pending attempts at the same name count as failed ones,
   * so parallel attempts wait as long as sequential ones.
   *
   * @throws Busy when this process already has too many pending attempts at the name, and what the check throws
   */
  async run<Result>(account: string, check: () => Promise<Result>): Promise<Result> {
    const accountHash = hashName(account);
    const key = accountHash.toString('base64');
    const before = this.pending.get(key) ?? 0;
    if (before >= mostPending) throw new Busy({ retryAfterSeconds: 5 });
    this.pending.set(key, before + 1);
    try {
      const failures = await this.delays.countFailures(accountHash, this.countedSince());
      const milliseconds = delayAfter(failures + before);
      if (milliseconds > 0) await this.clock.pause(milliseconds);
      const result = await check();
      await this.delays.clear(accountHash);
      return result;
    } catch (error) {
      if (error instanceof WrongGuess) {
        await this.delays.addFailure(accountHash, { at: this.clock.now(), since: this.countedSince() });
      }
      throw error;
    } finally {
      // After the failure is stored: at every moment an attempt is either pending or counted.
      this.removePending(key);
    }
  }

  async purge(): Promise<void> {
    await this.delays.removeBefore(this.countedSince());
  }

  private removePending(key: string): void {
    const left = (this.pending.get(key) ?? 1) - 1;
    if (left > 0) this.pending.set(key, left);
    else this.pending.delete(key);
  }

  private countedSince(): Date {
    return new Date(this.clock.now().getTime() - delayMemoryMs);
  }
}

function hashName(account: string): Buffer {
  return createHash('sha256').update(account.trim().normalize('NFC').toLowerCase()).digest();
}
