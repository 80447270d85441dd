import { Module } from '@nestjs/common';
import { NotificationsModule } from '../mail/notifications/notifications.module.js';
import { OwedWorkModule } from '../outbox/owed-work.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxRepository } from './inbox.repository.js';
import { InboxService } from './inbox.service.js';
import { LeadDetailsService } from './lead-details.service.js';

/** The office's side of leads. */
@Module({
  imports: [NotificationsModule, OwedWorkModule, PhotosModule],
  controllers: [InboxController],
  providers: [InboxService, InboxRepository, LeadDetailsService],
  exports: [InboxRepository, LeadDetailsService],
})
export class InboxModule {}
