import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SubmissionsRepository } from './submissions.repository.js';

const everyMs = 60_000;

/** Deletes submissions after the time in which repeats are recognized. */
@Injectable()
export class SubmissionsPurge extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'submissions-purge', everyMs, run: () => this.run() });

  constructor(private readonly submissions: SubmissionsRepository) {
    super();
  }

  async run(): Promise<void> {
    await this.submissions.purge();
  }
}
