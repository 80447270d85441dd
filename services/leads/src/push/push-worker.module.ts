import { Module } from '@nestjs/common';
import { OutsideModule } from '../hooks/outside/outside.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PushChannel } from './push.channel.js';
import { PushModule } from './push.module.js';

/** Tells devices of staff about leads. */
@Module({
  imports: [MailModule, OutsideModule, PushModule],
  providers: [PushChannel],
  exports: [PushChannel],
})
export class PushWorkerModule {}
