import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SetCopies } from './set-copies.js';
import { SiteSetsRepository } from './site-sets.repository.js';
import { removeAbandonedFolders } from './work-folder.js';

const everyMs = 60_000;

/** Copies current sets to the object store, and deletes old sets, copies and work folders. */
@Injectable()
export class SetSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'set-sweep', everyMs, run: () => this.run() });
  /** Whether old copies may exist. True at the start: the last process may have ended before it removed them. */
  private hasOldCopies = true;
  private isFirstRun = true;

  constructor(
    private readonly sets: SiteSetsRepository,
    private readonly copies: SetCopies,
  ) {
    super();
  }

  async run(): Promise<void> {
    await removeAbandonedFolders();
    await this.sets.replaceAbandoned();
    if (await this.sets.deleteOld()) this.hasOldCopies = true;
    await this.copies.update();
    const isFirst = this.isFirstRun;
    this.isFirstRun = false;
    // Old copies may wait a minute; the processor is needed for the start.
    if (this.hasOldCopies && !isFirst) this.hasOldCopies = !(await this.copies.removeOld());
  }
}
