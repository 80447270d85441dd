import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ChatUpkeepRepository } from './chat-upkeep.repository.js';

/**
 * Erases conversations without an email address after 7 days, and the hashes of IP addresses after a day. Several
 * workers may run it at the same time.
 */
@Injectable()
export class ChatPurge extends PeriodicWork {
  private readonly log = new Logger(ChatPurge.name);

  constructor(private readonly upkeep: ChatUpkeepRepository) {
    super({ name: 'chat-purge', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    const count = await this.upkeep.eraseOld();
    if (count > 0) this.log.log({ count }, 'conversations without an address erased after 7 days');
    await this.upkeep.forgetAddresses();
  }
}
