import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { ImageErasures } from '../images/image-erasures.js';
import { BinPurge } from './bin-purge.js';

const everyMs = 60_000;
const endWithinMs = 5000;

/** Empties the bin, and the buckets of what nobody mentions any more. */
@Injectable()
export class BinSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask({ name: 'bin-sweep', everyMs, run: () => this.run() });

  constructor(
    private readonly purge: BinPurge,
    private readonly erasures: ImageErasures,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    // A store that hangs does not keep the process: what is cut here is begun again.
    await settleWithin(endWithinMs, () => this.task.stop()).catch(() => undefined);
  }

  async run(): Promise<void> {
    await this.purge.run();
    await this.erasures.giveUpUnused();
    await this.erasures.sweep();
  }
}
