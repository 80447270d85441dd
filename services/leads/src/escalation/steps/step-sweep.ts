import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { GiveBack } from './give-back.js';
import { UnclaimedSteps } from './unclaimed-steps.js';
import { UrgentSteps } from './urgent-steps.js';
import { WaitingSteps } from './waiting-steps.js';

/** Urgent leads, and those that wait again, are looked after at each beat; what counts in office time once a minute. */
const everyMs = 5_000;
const seldomMs = 60_000;

/** Takes the steps that are due, of every ladder. */
@Injectable()
export class StepSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'step-sweep', everyMs, run: () => this.beat() });
  private lastAt = -Infinity;

  constructor(
    private readonly urgent: UrgentSteps,
    private readonly waiting: WaitingSteps,
    private readonly unclaimed: UnclaimedSteps,
    private readonly giveBack: GiveBack,
  ) {
    super();
  }

  /** Takes the steps that count in office time. */
  async run(now = new Date()): Promise<void> {
    await this.giveBack.run(now);
    await this.unclaimed.run(now);
  }

  private async beat(): Promise<void> {
    await this.urgent.run();
    await this.waiting.run();
    if (performance.now() - this.lastAt < seldomMs) return;
    await this.run();
    this.lastAt = performance.now();
  }
}
