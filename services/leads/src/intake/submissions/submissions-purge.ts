import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SubmissionsRepository } from './submissions.repository.js';

@Injectable()
export class SubmissionsPurge extends PeriodicWork {
  constructor(private readonly submissions: SubmissionsRepository) {
    super({ name: 'submissions-purge', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    await this.submissions.purge();
  }
}
