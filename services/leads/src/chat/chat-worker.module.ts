import { Module } from '@nestjs/common';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { ChatPurge } from './upkeep/chat-purge.js';
import { ChatUpkeepRepository } from './upkeep/chat-upkeep.repository.js';
import { OwedChatNotices } from './upkeep/owed-chat-notices.js';

/** Tells the office of conversations that no one reads, and erases old ones. */
@Module({
  imports: [OutboxWorkerModule],
  providers: [ChatPurge, ChatUpkeepRepository, OwedChatNotices],
})
export class ChatWorkerModule {}
