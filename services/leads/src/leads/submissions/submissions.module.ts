import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../mail/notifications/notifications.module.js';
import { OwedWorkModule } from '../../outbox/owed-work.module.js';
import { ReferenceMaker } from './reference.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [NotificationsModule, OwedWorkModule],
  providers: [SubmissionsService, ReferenceMaker],
  exports: [SubmissionsService],
})
export class SubmissionsModule {}
