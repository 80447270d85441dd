import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SearchTextsRepository } from './search-texts.repository.js';

/**
 * Number of leads per transaction. Changes of these leads, such as new chat messages, wait until the transaction
 * commits.
 */
const batchSize = 200;

/** Writes the search texts of leads, about a second after a change. Several workers may run it at the same time. */
@Injectable()
export class SearchSweep extends PeriodicWork {
  constructor(private readonly texts: SearchTextsRepository) {
    super({ name: 'search-sweep', everyMs: 1_000 });
  }

  async run(): Promise<void> {
    if ((await this.texts.write(batchSize)) < batchSize) return;
    while ((await this.texts.write(batchSize)) === batchSize);
    // With outdated statistics, the planner would read every lead when a frequent word is searched.
    await this.texts.analyze();
  }
}
