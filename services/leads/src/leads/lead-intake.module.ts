import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ContactsService } from './contacts/contacts.service.js';
import { ProofMark } from './contacts/proof-mark.js';
import { QuotesService } from './quotes/quotes.service.js';
import { ReferenceGenerator } from './submissions/reference.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { RepeatsRepository } from './suspicion/repeats.repository.js';

/** Accepts leads. */
@Module({
  imports: [MailModule, PhotosModule, OutboxModule],
  providers: [
    ContactsService,
    ProofMark,
    QuotesService,
    ReferenceGenerator,
    RepeatsRepository,
    SubmissionsRepository,
    SubmissionsService,
  ],
  exports: [ProofMark, ContactsService, QuotesService, RepeatsRepository, SubmissionsService],
})
export class LeadIntakeModule {}
