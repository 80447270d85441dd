import { Injectable, Logger } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { MediaConfig } from '../media.config.js';
import { SamplePictures } from './sample-pictures.js';

/** Removes samples from a live site. They may come from the site's time in demo mode, or from a restored backup. */
@Injectable()
export class SampleSweep extends PeriodicWork {
  private readonly log = new Logger(SampleSweep.name);

  constructor(
    private readonly config: MediaConfig,
    private readonly samples: SamplePictures,
  ) {
    super({ name: 'sample-sweep', everyMs: 60_000 });
  }

  async run(): Promise<void> {
    if (this.config.SITE_MODE !== 'live') return;
    const { shown } = await this.samples.state();
    if (shown === 0) return;
    await this.samples.remove(bySystem);
    this.log.log({ count: shown }, 'samples were put into the bin: the site is live');
  }
}
