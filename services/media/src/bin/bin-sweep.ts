import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImageErasures } from '../images/image-erasures.js';
import { BinPurge } from './bin-purge.js';

const everyMs = 60_000;

/** Deletes expired project images from the bin, and unused pictures from the buckets. */
@Injectable()
export class BinSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'bin-sweep', everyMs, run: () => this.run() });

  constructor(
    private readonly purge: BinPurge,
    private readonly erasures: ImageErasures,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.purge.run();
    await this.erasures.sweep();
  }
}
