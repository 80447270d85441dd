import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../mail/notifications/notifications.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [SubmissionsModule, NotificationsModule],
  controllers: [ContactsController],
  providers: [ContactsService],
})
export class ContactsModule {}
