import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import type { MediaConfig } from '../media.config.js';
import { DiskFull } from './images.errors.js';

/** Refuses uploads while a disk is nearly full, so that the remaining space is left for leads. */
export class DiskRoom {
  constructor(private readonly config: Pick<MediaConfig, 'DISK_PATHS' | 'UPLOADS_UNTIL_DISK_PERCENT'>) {}

  /** @throws DiskFull */
  async check(): Promise<void> {
    const { fullestPercent = 0 } = await diskUse(this.config.DISK_PATHS);
    if (fullestPercent > this.config.UPLOADS_UNTIL_DISK_PERCENT) throw new DiskFull();
  }
}
