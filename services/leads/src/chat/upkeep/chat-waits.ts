import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { waitAgain } from '../../model/wait-again.js';
import { ChatUpkeepRepository } from './chat-upkeep.repository.js';

/**
 * Marks answered and closed leads as waiting again if their visitors wrote in the chat and got no answer for a minute.
 * The minute lets staff who follow the chat answer before anyone is notified. Planned answers were put on hold when the
 * visitor wrote; one that staff plan since then stays planned.
 */
@Injectable()
export class ChatWaits extends PeriodicWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly upkeep: ChatUpkeepRepository,
  ) {
    super({ name: 'chat-waits', everyMs: 10_000 });
  }

  async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const unanswered = await this.upkeep.lockUnanswered(manager);
      for (const { leadId, writtenAt } of unanswered)
        await waitAgain(manager, await findLead(manager, leadId), writtenAt);
    });
  }
}
