import { Module } from '@nestjs/common';
import { AlarmsModule } from '../mail/alarms/alarms.module.js';
import { MailWorkerModule } from '../mail/mail-worker.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { HooksModule } from './hooks.module.js';
import { OutsideModule } from './outside/outside.module.js';
import { OwedWebHooks } from './owed-web-hooks.js';
import { SendWebHookProcessor } from './send-web-hook.processor.js';
import { WebHookPayloads } from './web-hook-payloads.js';

/** Tells web hooks about leads. */
@Module({
  imports: [
    AlarmsModule,
    HooksModule,
    MailWorkerModule,
    OutboxModule,
    OutboxWorkerModule,
    OutsideModule,
    PhotosModule,
  ],
  providers: [DeliveriesRepository, OwedWebHooks, SendWebHookProcessor, WebHookPayloads],
  exports: [SendWebHookProcessor],
})
export class HooksWorkerModule {}
