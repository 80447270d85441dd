import { Module } from '@nestjs/common';
import { LeadIntakeModule } from '../leads/lead-intake.module.js';
import { TypedInLeads } from './typed-in/typed-in-leads.service.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { BinService } from './bin/bin.service.js';
import { LeadEraser } from './bin/lead-eraser.js';
import { ExportService } from './export/export.service.js';
import { LeadChanges } from './changes/lead-changes.service.js';
import { LeadCounts } from './list/lead-counts.js';
import { LeadListRepository } from './list/lead-list.repository.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { RetentionService } from './retention/retention.service.js';
import { SamePersonRepository } from './same-person.repository.js';
import { HandOverService } from './hand-over/hand-over.service.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxService } from './inbox.service.js';
import { LeadDetailsService } from './lead-details.service.js';

const providers = [
  BinService,
  ExportService,
  HandOverService,
  InboxRepository,
  InboxService,
  LeadChanges,
  LeadCounts,
  LeadDetailsService,
  LeadEraser,
  LeadListRepository,
  RetentionRepository,
  RetentionService,
  SamePersonRepository,
  TypedInLeads,
];

/** The office's view of leads: list, details, notes, export and bin. */
@Module({
  imports: [
    ChatModule,
    ConversationModule,
    LeadIntakeModule,
    MailModule,
    OutboxModule,
    PhotosModule,
    StaffModule,
  ],
  providers,
  exports: providers,
})
export class InboxModule {}
