import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { Answers } from './answers.js';
import { MessagesService } from './messages.service.js';
import { StatusChanges } from './status-changes.js';

const providers = [Answers, MessagesService, StatusChanges];

/** What staff and visitors write to each other, and what becomes of a lead with it. */
@Module({
  imports: [MailModule, OutboxModule, StaffModule],
  providers,
  exports: providers,
})
export class ConversationModule {}
