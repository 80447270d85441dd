import { Module } from '@nestjs/common';
import { AlarmsModule } from '../mail/alarms/alarms.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PushModule } from '../push/push.module.js';
import { StepSweep } from './step-sweep.js';
import { StepsModule } from './steps.module.js';

/** Takes the steps. */
@Module({
  imports: [AlarmsModule, MailModule, OutboxModule, PushModule, StepsModule],
  providers: [StepSweep],
})
export class StepsWorkerModule {}
