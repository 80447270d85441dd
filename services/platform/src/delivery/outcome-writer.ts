import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { loggableError } from '../errors/error.filter.js';
import { SharedCall } from '../process/shared-call.js';
import { withTimeout } from '../process/with-timeout.js';

const firstPauseMs = 100;
const maxPauseMs = 2_000;

/**
 * Time limit of one attempt, in milliseconds. A commit after this time is harmless: it writes nothing if another worker
 * has claimed the delivery since.
 */
const attemptTimeoutMs = 45_000;

type Work<Result> = (manager: EntityManager) => Promise<Result>;

/** Writes outcomes and retries until they are stored, so that no outcome is lost while the process runs. */
@Injectable()
export class OutcomeWriter implements OnApplicationShutdown {
  private readonly log = new Logger(OutcomeWriter.name);
  private readonly together = new SharedCall(() => this.writeGathered());
  private gathered: Array<Work<unknown>> = [];
  private hasEnded = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs the work in a transaction. The work may run several times, even after a commit whose answer was lost.
   *
   * @param mayShare whether the first attempt may share a transaction with other work that arrives at the same time.
   *   The shared transaction locks rows in another order than the rest of the code; the data source retries after a
   *   deadlock
   * @throws the last error if the process ends before the work is committed
   */
  async write<Result>(work: Work<Result>, { mayShare = false } = {}): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withTimeout(attemptTimeoutMs, () =>
          mayShare && attempt === 1 ? this.writeTogether(work) : this.dataSource.transaction(work),
        );
      } catch (error) {
        if (this.hasEnded) throw error;
        this.log.warn({ attempt, err: loggableError(error) }, 'outcome not recorded yet; retrying');
      }
      await pause(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs));
    }
  }

  onApplicationShutdown(): void {
    this.hasEnded = true;
  }

  private async writeTogether<Result>(work: Work<Result>): Promise<Result> {
    this.gathered.push(work);
    return (await this.together.next()).get(work) as Result;
  }

  private async writeGathered(): Promise<ReadonlyMap<Work<unknown>, unknown>> {
    const works = this.gathered;
    this.gathered = [];
    return this.dataSource.transaction(async (manager) => {
      const results = new Map<Work<unknown>, unknown>();
      for (const work of works) results.set(work, await work(manager));
      return results;
    });
  }
}
