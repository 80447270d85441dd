import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import { LoginAttempt } from './login-attempt.entity.js';

interface AttemptCounts {
  failed: number;
  pending: number;
  oldestFailure: Date | null;
}

interface AttemptsSince {
  failed: Date;
  pending: Date;
}

@Injectable()
export class LoginAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while no other process counts or adds attempts of the same origin. */
  async withOriginLocked<Result>(
    origin: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, origin);
      return work(manager);
    });
  }

  async count(manager: EntityManager, origin: string, since: AttemptsSince): Promise<AttemptCounts> {
    const [counts] = await manager.query<AttemptCounts[]>(
      `SELECT count(*) FILTER (WHERE state = 'failed' AND at > $2)::int AS failed,
              count(*) FILTER (WHERE state = 'pending' AND at > $3)::int AS pending,
              min(at) FILTER (WHERE state = 'failed' AND at > $2) AS "oldestFailure"
         FROM login_attempts WHERE origin = $1`,
      [origin, since.failed, since.pending],
    );
    return counts ?? { failed: 0, pending: 0, oldestFailure: null };
  }

  /** Adds a pending attempt. @returns its id */
  async addPending(manager: EntityManager, origin: string, at: Date): Promise<string> {
    const attempt = manager.create(LoginAttempt, { origin, state: 'pending', at });
    await manager.insert(LoginAttempt, attempt);
    return attempt.id;
  }

  async markFailed(ids: string[], at: Date): Promise<void> {
    await this.dataSource.manager.update(LoginAttempt, { id: In(ids) }, { state: 'failed', at });
  }

  async remove(ids: string[]): Promise<void> {
    await this.dataSource.manager.delete(LoginAttempt, { id: In(ids) });
  }

  async removeBefore(time: Date): Promise<void> {
    await this.dataSource.manager.delete(LoginAttempt, { at: LessThan(time) });
  }
}
