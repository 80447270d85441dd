import { Module } from '@nestjs/common';
import { MailAddresses } from './mail-addresses.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

/** What mail is owed. Sending it is the worker's, see sending.module.ts. */
@Module({
  providers: [MailAddresses, NotificationsService, NotificationsRepository],
  exports: [MailAddresses, NotificationsService, NotificationsRepository],
})
export class NotificationsModule {}
