import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { LoginDelay } from './login-delay.entity.js';

/** How often guesses at an account name failed lately. */
@Injectable()
export class LoginDelaysRepository {
  constructor(@InjectRepository(LoginDelay) private readonly delays: Repository<LoginDelay>) {}

  /** Failures of a name whose last one is not older than `since`. */
  async countFailures(accountHash: Buffer, since: Date): Promise<number> {
    const delay = await this.delays.findOneBy({ accountHash, lastFailedAt: MoreThanOrEqual(since) });
    return delay?.failures ?? 0;
  }

  /** Adds a failure; the count starts at 1 again when the last failure is older than `since`. */
  async addFailure(accountHash: Buffer, { at, since }: { at: Date; since: Date }): Promise<void> {
    await this.delays.query(
      `INSERT INTO login_delays (account_hash, failures, last_failed_at) VALUES ($1, 1, $2)
       ON CONFLICT (account_hash) DO UPDATE SET
         failures = CASE WHEN login_delays.last_failed_at < $3 THEN 1 ELSE least(login_delays.failures + 1, 1000) END,
         last_failed_at = $2`,
      [accountHash, at, since],
    );
  }

  async clear(accountHash: Buffer): Promise<void> {
    await this.delays.delete({ accountHash });
  }

  async removeBefore(time: Date): Promise<void> {
    await this.delays.delete({ lastFailedAt: LessThan(time) });
  }
}
