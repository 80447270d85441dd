import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withoutParameters } from '../errors/error.filter.js';
import { CallBatch } from '../process/call-batch.js';
import { settleWithin } from '../process/settle-within.js';

const firstPauseMs = 100;
const maxPauseMs = 2_000;

/** Limit of one attempt, in milliseconds. A late commit is harmless, because only the newest claim can write. */
const attemptTimeoutMs = 45_000;

/** Retries the write of an outcome until it succeeds: while the process lives, no outcome is lost. */
@Injectable()
export class OutcomeWriter implements OnApplicationShutdown {
  private readonly log = new Logger(OutcomeWriter.name);
  private readonly together = new CallBatch<Work<unknown>, unknown>(0, (works) => this.writeAll(works));
  private hasEnded = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * The work runs in a transaction, and may run several times, even after a commit whose answer was lost.
   *
   * @param mayShare at first it shares its transaction with others that come at the same time
   * @throws the last error if the process ends first
   */
  async write<Result>(work: Work<Result>, { mayShare = false } = {}): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await settleWithin(attemptTimeoutMs, () =>
          mayShare && attempt === 1
            ? (this.together.resultOf(work) as Promise<Result>)
            : this.dataSource.transaction(work),
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

  private async writeAll(works: ReadonlyArray<Work<unknown>>): Promise<unknown[]> {
    return this.dataSource.transaction(async (manager) => {
      const results: unknown[] = [];
      for (const work of works) results.push(await work(manager));
      return results;
    });
  }
}

type Work<Result> = (manager: EntityManager) => Promise<Result>;
