import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { SpamMarksModule } from '../spam-marks/spam-marks.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { TypedInLeads } from './typed-in/typed-in-leads.service.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ConversationModule } from '../conversation/conversation.module.js';
import { PushModule } from '../push/push.module.js';
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
import { VisitsModule } from '../visits/visits.module.js';
import { BinController } from './bin/bin.controller.js';
import { BinSweep } from './bin/bin-sweep.js';
import { ExportController } from './export/export.controller.js';
import { HandOverController } from './hand-over/hand-over.controller.js';
import { InboxController } from './inbox.controller.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionSweep } from './retention/retention-sweep.js';
import { SearchSweep } from './search/search-sweep.js';
import { SearchTextsRepository } from './search/search-texts.repository.js';
import { TypedInLeadsController } from './typed-in/typed-in-leads.controller.js';

@RoleModule({
  imports: [PhotosModule],
  providers: [LeadEraser, RetentionRepository],
  http: {
    imports: [
      ChatModule,
      ConversationModule,
      IntakeModule,
      MailModule,
      OutboxModule,
      PushModule,
      StaffModule,
      SpamMarksModule,
      VisitsModule,
    ],
    controllers: [
      BinController,
      ExportController,
      HandOverController,
      InboxController,
      RetentionController,
      TypedInLeadsController,
    ],
    providers: [
      BinService,
      ExportService,
      HandOverService,
      InboxRepository,
      InboxService,
      LeadChanges,
      LeadCounts,
      LeadDetailsService,
      LeadListRepository,
      RetentionService,
      SamePersonRepository,
      TypedInLeads,
    ],
  },
  worker: { providers: [BinSweep, RetentionSweep, SearchSweep, SearchTextsRepository] },
})
export class InboxModule {}
