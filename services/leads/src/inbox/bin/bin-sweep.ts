import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { LeadEraser } from './lead-eraser.js';
import { PhotoErasures } from '../../photos/photo-erasures.js';

/**
 * Erases leads that have been in the bin for 30 days, and deletes the remaining pictures of erased leads from the
 * bucket. Several workers may run it at the same time.
 */
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
    const erase = async (leadId: string) => {
      if (await this.eraser.eraseDue(leadId))
        this.log.log({ leadId }, 'lead erased after 30 days in the bin');
    };
    const due = await this.eraser.listDue();
    // A lead that cannot be erased holds up neither the others nor the pictures.
    await runAll([...due.map((leadId) => () => erase(leadId)), () => this.photos.sweep()]);
  }
}
