import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox.module.js';
import { NotificationsModule } from '../../mail/notifications/notifications.module.js';
import { OwedWorkModule } from '../../outbox/owed-work.module.js';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';
import { ErasingModule } from './erasing.module.js';

/** The bin, for administrators. */
@Module({
  imports: [ErasingModule, InboxModule, NotificationsModule, OwedWorkModule],
  controllers: [BinController],
  providers: [BinService],
})
export class BinModule {}
