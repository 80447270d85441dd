import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { LessThan, Repository } from 'typeorm';
import { Clock } from '../clock.js';
import { LoginDelay } from './login-delay.entity.js';
import { delayAfter, delayMemoryMs } from './login-limits.js';

const waitingAtMost = 500;

/**
 * Slows guessing at one name, from however many addresses: every try waits before its password is looked at.
 * Waiting, and not refusing, is what keeps a stranger who fails on purpose from locking the account's user out.
 */
@Injectable()
export class AccountDelay {
  private waiting = 0;

  constructor(
    @InjectRepository(LoginDelay) private readonly delays: Repository<LoginDelay>,
    private readonly clock: Clock,
  ) {}

  /** @throws Busy when this process holds too many waiting tries already. */
  async wait(account: string): Promise<void> {
    const delay = await this.delays.findOneBy({ accountHash: hashName(account) });
    if (!delay || delay.lastFailedAt < this.forgottenBefore()) return;
    const milliseconds = delayAfter(delay.failures);
    if (milliseconds === 0) return;
    if (this.waiting >= waitingAtMost) throw new Busy({ retryAfterSeconds: 5 });
    this.waiting += 1;
    try {
      await this.clock.pause(milliseconds);
    } finally {
      this.waiting -= 1;
    }
  }

  async grow(account: string): Promise<void> {
    await this.delays.query(
      `INSERT INTO login_delays (account_hash, failures, last_failed_at) VALUES ($1, 1, $2)
       ON CONFLICT (account_hash) DO UPDATE SET
         failures = CASE WHEN login_delays.last_failed_at < $3 THEN 1 ELSE least(login_delays.failures + 1, 1000) END,
         last_failed_at = $2`,
      [hashName(account), this.clock.now(), this.forgottenBefore()],
    );
  }

  async reset(account: string): Promise<void> {
    await this.delays.delete({ accountHash: hashName(account) });
  }

  async purge(): Promise<void> {
    await this.delays.delete({ lastFailedAt: LessThan(this.forgottenBefore()) });
  }

  private forgottenBefore(): Date {
    return new Date(this.clock.now().getTime() - delayMemoryMs);
  }
}

function hashName(account: string): Buffer {
  return createHash('sha256').update(account.trim().toLowerCase()).digest();
}
