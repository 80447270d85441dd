import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';

export const sweepBatchSize = 500;

/** A part of the service whose tables record work to be done. It registers with {@link OwedSweep}. */
export interface OwedSource {
  /** Enqueues work that is due and releases work that is stale. */
  sweep(): Promise<void>;
}

/**
 * Lets every source enqueue its due work, so that no work is lost if the queue loses its jobs. Several workers may
 * sweep at the same time: the queue does not add a job whose id is already waiting, and only one of two claims on a row
 * succeeds.
 */
@Injectable()
export class OwedSweep extends PeriodicWork {
  private readonly sources: OwedSource[] = [];

  constructor() {
    super({ name: 'owed-sweep', everyMs: 10_000 });
  }

  register(source: OwedSource): void {
    this.sources.push(source);
  }

  /**
   * Calls `sweep` of each source. A failing source does not stop the other sources.
   *
   * @throws the first failure
   */
  run(): Promise<void> {
    return runAll(this.sources.map((source) => () => source.sweep()));
  }
}
