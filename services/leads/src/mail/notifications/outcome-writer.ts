import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** For a connection beside the pool, in milliseconds: a busy machine takes long, and nobody waits for an answer. */
const connectWithinMs = 10_000;

/** A try that hangs in spite of all limits; what it commits late does no harm, for only the newest claim counts. */
const tryWithinMs = 45_000;

/** Writes what became of a mail, however often it takes: while the process lives, no outcome is lost. */
@Injectable()
export class OutcomeWriter implements OnApplicationShutdown {
  private readonly log = new Logger(OutcomeWriter.name);
  private hasEnded = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Tries by the pool and by a fresh connection in turn until PostgreSQL has answered. The work may run several times,
   * also when an earlier try was committed and its answer was lost.
   *
   * @throws the last error when the process ends before
   */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await settleWithin(tryWithinMs, () =>
          attempt % 2 === 1 ? work(this.dataSource.manager) : this.onFreshConnection(work),
        );
      } catch (error) {
        if (this.hasEnded) throw error;
        this.log.warn({ attempt, err: withoutParameters(error) }, 'an outcome could not be written yet');
      }
      await pause(Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs));
    }
  }

  onApplicationShutdown(): void {
    this.hasEnded = true;
  }

  /** The pool may be full of connections that hang. */
  private async onFreshConnection<Result>(
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const options = { ...this.dataSource.options, poolSize: 1, connectTimeoutMS: connectWithinMs };
    const connection = await new DataSource(options as DataSourceOptions).initialize();
    try {
      return await work(connection.manager);
    } finally {
      // A connection that hangs may hang while it ends, too.
      connection.destroy().catch(() => undefined);
    }
  }
}
