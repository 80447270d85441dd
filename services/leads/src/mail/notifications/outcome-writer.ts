import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';

const firstPauseMs = 100;
const maxPauseMs = 2_000;

/** For a connection outside the pool, in milliseconds; generous, because no request waits for it. */
const connectTimeoutMs = 10_000;

/** Limit of one attempt, in milliseconds. A late commit is harmless, because only the newest claim can write. */
const attemptTimeoutMs = 45_000;

/** Retries the write of an outcome until it succeeds: while the process lives, no outcome is lost. */
@Injectable()
export class OutcomeWriter implements OnApplicationShutdown {
  private readonly log = new Logger(OutcomeWriter.name);
  private hasEnded = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Alternates between the pool and a fresh connection until PostgreSQL answers. The work may run several times, even
   * after a commit whose answer was lost.
   *
   * @throws the last error if the process ends first
   */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await settleWithin(attemptTimeoutMs, () =>
          attempt % 2 === 1 ? work(this.dataSource.manager) : this.onFreshConnection(work),
        );
      } catch (error) {
        if (this.hasEnded) throw error;
        this.log.warn({ attempt, err: withoutParameters(error) }, 'outcome not recorded yet; retrying');
      }
      await pause(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs));
    }
  }

  onApplicationShutdown(): void {
    this.hasEnded = true;
  }

  /** For the case that all connections of the pool hang. */
  private async onFreshConnection<Result>(
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const options = { ...this.dataSource.options, poolSize: 1, connectTimeoutMS: connectTimeoutMs };
    const connection = await new DataSource(options as DataSourceOptions).initialize();
    try {
      return await work(connection.manager);
    } finally {
      // Closing a connection may hang as well, so nothing waits for it.
      connection.destroy().catch(() => undefined);
    }
  }
}
