import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withoutParameters } from '../errors/error.filter.js';
import { settleWithin } from '../process/settle-within.js';

const firstPauseMs = 100;
const maxPauseMs = 2_000;

/** Limit of one attempt, in milliseconds. A late commit is harmless, because only the newest claim can write. */
const attemptTimeoutMs = 45_000;

/** Writes outcomes and retries until they are stored, so that none is lost while the process lives. */
@Injectable()
export class OutcomeWriter implements OnApplicationShutdown {
  private readonly log = new Logger(OutcomeWriter.name);
  private hasEnded = false;

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs the work in a transaction. It may run several times, even after a commit whose answer was lost.
   *
   * @throws the last error if the process ends first
   */
  async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await settleWithin(attemptTimeoutMs, () => this.dataSource.transaction(work));
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
}
