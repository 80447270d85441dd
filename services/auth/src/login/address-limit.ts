import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Clock } from '../clock.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { TooManyAttempts } from './login.errors.js';
import { failedTriesPerAddress, pendingMs, windowMs } from './login-limits.js';

interface Counts {
  failed: number;
  pending: number;
  oldest: Date | null;
}

const pollMs = 100;
const longestWaitMs = 10_000;

/**
 * At most ten failed tries in ten minutes from one address, counted in PostgreSQL for all copies of the service.
 *
 * A try takes a place before its password is looked at and gives it back when it was right, so tries sent all
 * at once get no more guesses than tries sent one by one. Where every free place is taken by tries under way,
 * the next waits for their outcome: many people behind one address may sign in together.
 */
@Injectable()
export class AddressLimit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives the id of the place taken. @throws TooManyAttempts */
  async take(origin: string): Promise<string> {
    for (let waited = 0; waited <= longestWaitMs; waited += pollMs) {
      const place = await this.tryToTake(origin);
      if (place !== undefined) return place;
      await this.clock.pause(pollMs);
    }
    throw new TooManyAttempts(longestWaitMs / 1000);
  }

  async giveBack(id: string): Promise<void> {
    await this.dataSource.manager.delete(LoginAttempt, { id });
  }

  async markFailed(id: string): Promise<void> {
    await this.dataSource.manager.update(LoginAttempt, { id }, { state: 'failed', at: this.clock.now() });
  }

  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - windowMs);
    await this.dataSource.manager.delete(LoginAttempt, { at: LessThan(before) });
  }

  private async tryToTake(origin: string): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [origin]);
      const now = this.clock.now();
      const { failed, pending, oldest } = await this.count(manager, origin, now);
      if (failed >= failedTriesPerAddress) {
        throw new TooManyAttempts(((oldest ?? now).getTime() + windowMs - now.getTime()) / 1000);
      }
      if (failed + pending >= failedTriesPerAddress) return undefined;
      const attempt = manager.create(LoginAttempt, { origin, state: 'pending', at: now });
      await manager.insert(LoginAttempt, attempt);
      return attempt.id;
    });
  }

  private async count(manager: EntityManager, origin: string, now: Date): Promise<Counts> {
    const [counts] = await manager.query<Counts[]>(
      `SELECT count(*) FILTER (WHERE state = 'failed' AND at > $2)::int AS failed,
              count(*) FILTER (WHERE state = 'pending' AND at > $3)::int AS pending,
              min(at) FILTER (WHERE state = 'failed' AND at > $2) AS oldest
         FROM login_attempts WHERE origin = $1`,
      [origin, new Date(now.getTime() - windowMs), new Date(now.getTime() - pendingMs)],
    );
    return counts ?? { failed: 0, pending: 0, oldest: null };
  }
}
