import { Injectable } from '@nestjs/common';
import { RemindersRepository } from '../../escalation/reminders/reminders.repository.js';
import { TodayRepository } from '../../escalation/reminders/today.repository.js';
import { HandOversRepository } from '../../on-call/hand-overs.repository.js';
import { ChatNoticesRepository } from '../notifications/chat-notices.repository.js';
import { SuspectsRepository } from '../notifications/suspects.repository.js';

/** Repositories that find mails that become due as time passes. */
@Injectable()
export class DueMails {
  constructor(
    readonly suspects: SuspectsRepository,
    readonly reminders: RemindersRepository,
    readonly chats: ChatNoticesRepository,
    readonly handOvers: HandOversRepository,
    readonly today: TodayRepository,
  ) {}
}
