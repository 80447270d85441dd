import { Injectable } from '@nestjs/common';
import { OwedSweep, type OwedSource } from '../../outbox/owed-sweep.js';
import { ChatUpkeepRepository } from './chat-upkeep.repository.js';

/** Notes which conversations the office has to be told of; the sweep of mails sends what is owed. */
@Injectable()
export class OwedChatNotices implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly upkeep: ChatUpkeepRepository,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.upkeep.tellOffice();
  }
}
