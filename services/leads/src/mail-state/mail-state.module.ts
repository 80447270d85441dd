import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { MailStateController } from './mail-state.controller.js';
import { MailStateRepository } from './mail-state.repository.js';
import { MailStateService } from './mail-state.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [MailStateController],
  providers: [MailStateService, MailStateRepository],
})
export class MailStateModule {}
