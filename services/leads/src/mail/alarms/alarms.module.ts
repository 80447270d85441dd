import { Module } from '@nestjs/common';
import { MailStateReadingModule } from '../state/mail-state-reading.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PhotoBudgetModule } from '../../photos/photo-budget.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { AlarmChannels } from './alarm-channels.js';
import { AlarmWatch } from './alarm-watch.js';
import { AlarmsRepository } from './alarms.repository.js';

/** The worker's alarms about mail. */
@Module({
  imports: [MailStateReadingModule, NotificationsModule, PhotosModule, PhotoBudgetModule],
  providers: [AlarmWatch, AlarmChannels, AlarmsRepository],
})
export class AlarmsModule {}
