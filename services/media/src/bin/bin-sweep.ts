import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImageErasures } from '../images/image-erasures.js';
import { BinPurge } from './bin-purge.js';

@Injectable()
export class BinSweep extends PeriodicWork {
  constructor(
    private readonly purge: BinPurge,
    private readonly erasures: ImageErasures,
  ) {
    super({ name: 'bin-sweep', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    await this.purge.run();
    await this.erasures.sweep();
  }
}
