import { Module } from '@nestjs/common';
import { OutsideModule } from '../hooks/outside/outside.module.js';
import { MailWorkerModule } from '../mail/mail-worker.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { OwedPushes } from './owed-pushes.js';
import { PushModule } from './push.module.js';
import { SendPushProcessor } from './send-push.processor.js';

/** Tells devices of staff about leads. */
@Module({
  imports: [MailWorkerModule, OutboxModule, OutboxWorkerModule, OutsideModule, PushModule],
  providers: [OwedPushes, SendPushProcessor],
  exports: [SendPushProcessor],
})
export class PushWorkerModule {}
