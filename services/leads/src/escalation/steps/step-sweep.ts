import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { UnansweredRelease } from './unanswered-release.js';
import { UnclaimedSteps } from './unclaimed-steps.js';
import { UrgentSteps } from './urgent-steps.js';
import { WaitingSteps } from './waiting-steps.js';

/**
 * Interval between checks of urgent and waiting leads, in milliseconds. Unclaimed leads are checked once a minute
 * (`seldomMs`).
 */
const everyMs = 5_000;
const seldomMs = 60_000;

@Injectable()
export class StepSweep extends PeriodicWork {
  private lastAt = -Infinity;

  constructor(
    private readonly urgent: UrgentSteps,
    private readonly waiting: WaitingSteps,
    private readonly unclaimed: UnclaimedSteps,
    private readonly unanswered: UnansweredRelease,
  ) {
    super({ name: 'step-sweep', everyMs });
  }

  async takeOfficeSteps(now = new Date()): Promise<void> {
    await runAll([() => this.unanswered.run(now), () => this.unclaimed.run(now)]);
  }

  async run(): Promise<void> {
    await runAll([
      () => this.urgent.run(),
      () => this.waiting.run(),
      async () => {
        if (performance.now() - this.lastAt < seldomMs) return;
        await this.takeOfficeSteps();
        this.lastAt = performance.now();
      },
    ]);
  }
}
