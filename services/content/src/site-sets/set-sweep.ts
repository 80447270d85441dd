import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SetCopies } from './set-copies.js';
import { SiteSetsRepository } from './site-sets.repository.js';
import { removeAbandonedFolders } from './work-folder.js';

/** Copies current sets to the object store, and deletes old sets, copies and work folders. */
@Injectable()
export class SetSweep extends PeriodicWork {
  /**
   * Whether old copies may exist. Undefined in the first run, which removes none: copies that the previous process left
   * can wait a minute, because the start needs the processor.
   */
  private hasOldCopies?: boolean;

  constructor(
    private readonly sets: SiteSetsRepository,
    private readonly copies: SetCopies,
  ) {
    super({ name: 'set-sweep', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    await removeAbandonedFolders();
    await this.sets.replaceAbandoned();
    if (await this.sets.deleteOld()) this.hasOldCopies = true;
    await this.copies.update();
    if (this.hasOldCopies) this.hasOldCopies = !(await this.copies.removeOld());
    this.hasOldCopies ??= true;
  }
}
