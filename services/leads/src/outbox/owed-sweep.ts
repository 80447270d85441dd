import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';

const everyMs = 10_000;

/** Rows that one round of a source puts on the queue. */
export const owedAtOnce = 500;

/** A part of the service whose tables hold owed work. */
export interface OwedSource {
  /** Puts what is due on the queue, and clears what is over. */
  sweep(): Promise<void>;
}

/**
 * Asks every source for what is owed, so that the queue may be lost at any time. Several workers may sweep at once:
 * an id that already waits is not added twice, and of two claims on a row one succeeds.
 */
@Injectable()
export class OwedSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'owed-sweep', everyMs, run: () => this.run() });
  private readonly sources: OwedSource[] = [];

  register(source: OwedSource): void {
    this.sources.push(source);
  }

  /** One source that fails does not keep the others waiting. @throws the first failure */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const source of this.sources) await source.sweep().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
