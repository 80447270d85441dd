import { Module } from '@nestjs/common';
import { MailAddresses } from './mail-addresses.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { SendingRefusalsRepository } from './sending-refusals.repository.js';

const providers = [
  MailAddresses,
  NotificationsService,
  NotificationsRepository,
  SendingPausesRepository,
  SendingRefusalsRepository,
];

/** What mail is owed. Sending it is the worker's, see sending.module.ts. */
@Module({ providers, exports: providers })
export class NotificationsModule {}
