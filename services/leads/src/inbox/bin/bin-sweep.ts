import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadEraser } from './lead-eraser.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';

const everyMs = 60_000;

/** Empties the bin of what has been in it for 30 days. Several workers may do so at once. */
@Injectable()
export class BinSweep extends PeriodicWork {
  private readonly log = new Logger(BinSweep.name);
  protected readonly task = new PeriodicTask({ name: 'bin-sweep', everyMs, run: () => this.run() });

  constructor(
    private readonly eraser: LeadEraser,
    private readonly photos: PhotoErasures,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (const id of await this.eraser.listDue()) await this.erase(id);
    await this.photos.sweep();
  }

  private async erase(leadId: string): Promise<void> {
    try {
      await this.eraser.erase(leadId, bySystem);
      this.log.log({ leadId }, 'a lead is erased, 30 days after it was put into the bin');
    } catch (error) {
      // Another worker was first.
      if (!(error instanceof NotFound)) throw error;
    }
  }
}
