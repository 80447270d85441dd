import { Module } from '@nestjs/common';
import { HeldMailModule } from '../held-mail/held-mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { MailStateController } from './mail-state.controller.js';
import { MailStateReadingModule } from './mail-state-reading.module.js';
import { MailStateService } from './mail-state.service.js';

@Module({
  imports: [HeldMailModule, MailStateReadingModule, NotificationsModule],
  controllers: [MailStateController],
  providers: [MailStateService],
})
export class MailStateModule {}
