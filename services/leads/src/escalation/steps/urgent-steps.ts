import { Injectable } from '@nestjs/common';
import { AddressLimits } from '../../address-limits/address-limits.repository.js';
import { Alarms } from '../../mail/alarms/alarms.js';
import { urgentSteps } from '../../mail/kinds/claimable.js';
import { OnCall } from '../../on-call/on-call.repository.js';
import type { StepNumber } from './lead-step.entity.js';
import { StepsRepository } from './steps.repository.js';
import { TimedSteps } from './timed-steps.js';

/**
 * Minutes by the clock after which each step is taken, whether the office is open or not. Step 1 notifies the people on
 * call, step 2 everybody on the rota and the owners, step 3 raises an alarm.
 */
const afterMinutes: Record<StepNumber, number> = { 1: 0, 2: 5, 3: 15 };

const minuteMs = 60_000;

@Injectable()
export class UrgentSteps {
  constructor(
    private readonly timed: TimedSteps,
    private readonly steps: StepsRepository,
    private readonly onCall: OnCall,
    private readonly alarms: Alarms,
    private readonly addressLimits: AddressLimits,
  ) {}

  async run(now = new Date()): Promise<void> {
    await this.timed.take(
      {
        ladder: 'urgent',
        kinds: urgentSteps,
        startedUntil: (step) => new Date(now.getTime() - afterMinutes[step] * minuteMs),
        peopleOf: (manager, step) =>
          step === 1 ? this.onCall.now(manager, now) : this.onCall.everybody(manager, now),
        otherwise: async () => ['fallback'],
      },
      now,
    );
    await this.alarm();
    await this.addressLimits.purge();
  }

  private async alarm(): Promise<void> {
    await this.alarms.report(await this.steps.listUnreported('urgent'), {
      cause: 'urgent_unclaimed',
      text: (count) =>
        `Leads that cannot wait and that no one has claimed after ${afterMinutes[3]} minutes: ${count}.`,
      since: ({ takenAt }) => takenAt,
      markReported: (ids) => this.steps.markReported(ids),
      pauseMinutes: 1,
    });
  }
}
