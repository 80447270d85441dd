import { Module } from '@nestjs/common';
import { PhotosModule } from '../../photos/photos.module.js';
import { MailModule } from '../mail.module.js';
import { AlarmChannels } from './alarm-channels.js';
import { Alarms } from './alarms.js';
import { AlarmsRepository } from './alarms.repository.js';

/** Raises alarms. */
@Module({
  imports: [MailModule, PhotosModule],
  providers: [AlarmChannels, Alarms, AlarmsRepository],
  exports: [AlarmChannels, Alarms],
})
export class AlarmsModule {}
