import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { SpamMarksModule } from '../spam-marks/spam-marks.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { Answers } from './answers.js';
import { MessagesService } from './messages.service.js';
import { PlannedMessages } from './planned-messages.service.js';
import { StatusChanges } from './status-changes.js';
import { UndoneChangesRepository } from './undone-changes.repository.js';
import { Attachments } from './attachments/attachments.service.js';
import { AttachmentsController } from './attachments/attachments.controller.js';
import { UnsentAttachmentsSweep } from './attachments/unsent-attachments-sweep.js';
import { MessagesController } from './messages.controller.js';

const providers = [
  Answers,
  Attachments,
  MessagesService,
  PlannedMessages,
  StatusChanges,
  UndoneChangesRepository,
];

@RoleModule({
  http: {
    imports: [MailModule, OutboxModule, PhotosModule, StaffModule, SpamMarksModule],
    controllers: [AttachmentsController, MessagesController],
    providers,
    exports: providers,
  },
  worker: { providers: [UnsentAttachmentsSweep] },
})
export class ConversationModule {}
