import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadEraser } from './lead-eraser.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';

/** Erases leads that have been in the bin for 30 days. Several workers may run it at once. */
@Injectable()
export class BinSweep extends PeriodicWork {
  private readonly log = new Logger(BinSweep.name);

  constructor(
    private readonly eraser: LeadEraser,
    private readonly photos: PhotoErasures,
  ) {
    super({ name: 'bin-sweep', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    for (const id of await this.eraser.listDue()) await this.erase(id);
    await this.photos.sweep();
  }

  private async erase(leadId: string): Promise<void> {
    try {
      await this.eraser.erase(leadId, bySystem);
      this.log.log({ leadId }, 'lead erased after 30 days in the bin');
    } catch (error) {
      // Another worker has erased the lead.
      if (!(error instanceof NotFound)) throw error;
    }
  }
}
