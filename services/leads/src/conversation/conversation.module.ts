import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { Answers } from './answers.js';
import { MessagesService } from './messages.service.js';

/** What staff and visitors write to each other. */
@Module({
  imports: [MailModule, OutboxModule, StaffModule],
  providers: [Answers, MessagesService],
  exports: [Answers, MessagesService],
})
export class ConversationModule {}
