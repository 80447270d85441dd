import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PushModule } from '../push/push.module.js';
import { DailyTestController } from './daily-test/daily-test.controller.js';
import { DailyTestRun } from './daily-test/daily-test-run.js';
import { DailyTestService } from './daily-test/daily-test.service.js';
import { DailyTestWatch } from './daily-test/daily-test-watch.js';
import { DailyTestsRepository } from './daily-test/daily-tests.repository.js';
import { OnCallModule } from '../on-call/on-call.module.js';
import { AddressLimitsModule } from '../address-limits/address-limits.module.js';
import { UnansweredRelease } from './steps/unanswered-release.js';
import { TimedSteps } from './steps/timed-steps.js';
import { UnclaimedSteps } from './steps/unclaimed-steps.js';
import { UnansweredRepository } from './steps/unanswered.repository.js';
import { WaitingSteps } from './steps/waiting-steps.js';
import { UrgentSteps } from './steps/urgent-steps.js';
import { StepSweep, UnclaimedSweep } from './steps/step-sweep.js';
import { StepsController } from './steps/steps.controller.js';
import { StepsRepository } from './steps/steps.repository.js';
import { StepsService } from './steps/steps.service.js';

/**
 * Follows up leads that wait for the office. Until the first answer, `UnclaimedSteps` and the mails of `reminders` do,
 * and `UnansweredRelease` releases a claim; after it, `WaitingSteps`. `UrgentSteps` follows up leads that cannot wait.
 * `reminders` belongs to the mail module, because its mails are made by the sweep of due mails.
 */
@RoleModule({
  imports: [IntakeModule, MailModule],
  providers: [DailyTestsRepository, StepsRepository],
  exports: [StepsRepository],
  http: {
    controllers: [DailyTestController, StepsController],
    // `DailyTestWatch` runs in another process than `DailyTestRun`, so it notices when the worker is down.
    providers: [DailyTestService, DailyTestWatch, StepsService],
    exports: [DailyTestService],
  },
  worker: {
    imports: [OnCallModule, OutboxModule, PhotosModule, PushModule, AddressLimitsModule],
    providers: [
      DailyTestRun,
      UnansweredRelease,
      StepSweep,
      TimedSteps,
      UnclaimedSteps,
      UnclaimedSweep,
      UnansweredRepository,
      UrgentSteps,
      WaitingSteps,
    ],
  },
})
export class EscalationModule {}
