import { Module } from '@nestjs/common';
import { HeldMailModule } from '../held/held-mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OwedWorkModule } from '../../outbox/owed-work.module.js';
import { FailedMail } from './failed-mail.js';
import { MailStateController } from './mail-state.controller.js';
import { MailStateReadingModule } from './mail-state-reading.module.js';
import { MailStateService } from './mail-state.service.js';

@Module({
  imports: [HeldMailModule, MailStateReadingModule, NotificationsModule, OwedWorkModule],
  controllers: [MailStateController],
  providers: [MailStateService, FailedMail],
})
export class MailStateModule {}
