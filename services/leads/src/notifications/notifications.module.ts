import { Module } from '@nestjs/common';
import { MailAddresses } from './mail-addresses.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';

/** What mail is owed. Sending it is the worker's, see sending.module.ts. */
@Module({
  providers: [MailAddresses, NotificationsService, NotificationsRepository, SendingPausesRepository],
  exports: [MailAddresses, NotificationsService, NotificationsRepository, SendingPausesRepository],
})
export class NotificationsModule {}
