import { Module } from '@nestjs/common';
import { ChatPurge } from './upkeep/chat-purge.js';
import { ChatUpkeepRepository } from './upkeep/chat-upkeep.repository.js';

/** Erases old conversations. */
@Module({ providers: [ChatPurge, ChatUpkeepRepository] })
export class ChatWorkerModule {}
