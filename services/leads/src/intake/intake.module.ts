import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AddressLimitsModule } from '../address-limits/address-limits.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ContactsService } from './contacts/contacts.service.js';
import { DailyTestMark } from './contacts/daily-test-mark.js';
import { QuotesService } from './quotes/quotes.service.js';
import { ReferenceGenerator } from './submissions/reference.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { InboundLeadsController } from './doors/inbound/inbound-leads.controller.js';
import { InboundLeads } from './doors/inbound/inbound-leads.service.js';
import { LeadDoorsController } from './doors/lead-doors.controller.js';
import { LeadDoorsRepository } from './doors/lead-doors.repository.js';
import { LeadDoors } from './doors/lead-doors.service.js';
import { Screening } from './suspicion/screening.service.js';
import { SpamMarksModule } from '../spam-marks/spam-marks.module.js';
import { RepeatsRepository } from './suspicion/repeats.repository.js';
import { ContactsController } from './contacts/contacts.controller.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { SubmissionsPurge } from './submissions/submissions-purge.js';

@RoleModule({
  imports: [AddressLimitsModule],
  providers: [DailyTestMark, SubmissionsRepository],
  exports: [DailyTestMark],
  http: {
    imports: [MailModule, OutboxModule, PhotosModule, SpamMarksModule],
    controllers: [ContactsController, QuotesController, InboundLeadsController, LeadDoorsController],
    providers: [
      ContactsService,
      InboundLeads,
      LeadDoors,
      LeadDoorsRepository,
      QuotesService,
      ReferenceGenerator,
      RepeatsRepository,
      Screening,
      SubmissionsService,
    ],
    exports: [ContactsService, QuotesService, Screening, SubmissionsService],
  },
  worker: { providers: [SubmissionsPurge] },
})
export class IntakeModule {}
