import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ClaimLinks } from './claim-links/claim-links.js';
import { HeldMail } from './held/held-mail.js';
import { MailAddresses } from './notifications/mail-addresses.js';
import { OwedMailsRepository } from './notifications/owed-mails.repository.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { ReceiptsRepository } from './notifications/receipts.repository.js';
import { SendingPausesRepository } from './notifications/sending-pauses.repository.js';
import { FailedMail } from './state/failed-mail.js';
import { MailStateRepository } from './state/mail-state.repository.js';
import { MailStateService } from './state/mail-state.service.js';
import { AuditedTestMail } from './test-mail/audited-test-mail.js';
import { TestMail } from './test-mail/test-mail.js';

const providers = [
  AuditedTestMail,
  ClaimLinks,
  FailedMail,
  HeldMail,
  MailAddresses,
  MailStateRepository,
  MailStateService,
  OwedMailsRepository,
  NotificationsService,
  ReceiptsRepository,
  SendingPausesRepository,
  TestMail,
];

/** Records owed mail, and reports and changes its state. */
@Module({ imports: [OutboxModule, PhotosModule], providers, exports: providers })
export class MailModule {}
