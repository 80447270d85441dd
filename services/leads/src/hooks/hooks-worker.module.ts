import { Module } from '@nestjs/common';
import { AlarmsModule } from '../mail/alarms/alarms.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { HooksModule } from './hooks.module.js';
import { OutsideModule } from './outside/outside.module.js';
import { WebHookChannel } from './web-hook.channel.js';
import { WebHookEventsRepository } from './web-hook-events.repository.js';
import { WebHookPayloads } from './web-hook-payloads.js';

/** Tells web hooks about leads. */
@Module({
  imports: [AlarmsModule, HooksModule, OutsideModule, PhotosModule],
  providers: [WebHookChannel, WebHookEventsRepository, WebHookPayloads],
  exports: [WebHookChannel],
})
export class HooksWorkerModule {}
