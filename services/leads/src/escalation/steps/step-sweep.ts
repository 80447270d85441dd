import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { UnansweredRelease } from './unanswered-release.js';
import { UnclaimedSteps } from './unclaimed-steps.js';
import { UrgentSteps } from './urgent-steps.js';
import { WaitingSteps } from './waiting-steps.js';

/** Escalates urgent leads, and leads whose visitors wait again. */
@Injectable()
export class StepSweep extends PeriodicWork {
  constructor(
    private readonly urgent: UrgentSteps,
    private readonly waiting: WaitingSteps,
  ) {
    super({ name: 'step-sweep', everyMs: 5_000 });
  }

  async run(): Promise<void> {
    await runAll([() => this.urgent.run(), () => this.waiting.run()]);
  }
}

/** Escalates unclaimed leads, and releases claimed ones that no one answers. Both are counted by business hours. */
@Injectable()
export class UnclaimedSweep extends PeriodicWork {
  constructor(
    private readonly unclaimed: UnclaimedSteps,
    private readonly unanswered: UnansweredRelease,
  ) {
    super({ name: 'unclaimed-sweep', everyMs: 60_000 });
  }

  async run(now = new Date()): Promise<void> {
    await runAll([() => this.unanswered.run(now), () => this.unclaimed.run(now)]);
  }
}
