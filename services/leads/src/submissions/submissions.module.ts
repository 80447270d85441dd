import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OwedWorkModule } from '../owed/owed-work.module.js';
import { ReferenceMaker } from './reference.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [NotificationsModule, OwedWorkModule],
  providers: [SubmissionsService, ReferenceMaker],
  exports: [SubmissionsService],
})
export class SubmissionsModule {}
