import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OwedWorkModule } from '../owed/owed-work.module.js';
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
