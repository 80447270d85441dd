import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SearchTextsRepository } from './search-texts.repository.js';

const everyMs = 1_000;
/** Leads per transaction. Changes of these leads, such as new chat messages, wait until it commits. */
const batchSize = 200;

/** Writes the search texts of leads, about a second after a change. Several workers may run it at once. */
@Injectable()
export class SearchSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'search-sweep', everyMs, run: () => this.run() });

  constructor(private readonly texts: SearchTextsRepository) {
    super();
  }

  async run(): Promise<void> {
    if ((await this.texts.write(batchSize)) < batchSize) return;
    while ((await this.texts.write(batchSize)) === batchSize);
    // With outdated statistics, the planner would read every lead when a frequent word is searched.
    await this.texts.analyze();
  }
}
