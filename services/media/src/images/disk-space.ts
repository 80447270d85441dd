import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import type { MediaConfig } from '../media.config.js';
import { DiskFull } from './images.errors.js';

/** Reserves the rest of a nearly full disk for leads, by refusing uploads. */
export class DiskSpace {
  constructor(private readonly config: Pick<MediaConfig, 'DISK_PATHS' | 'UPLOADS_UNTIL_DISK_PERCENT'>) {}

  /** @throws DiskFull */
  async check(): Promise<void> {
    const { fullestPercent = 0 } = await diskUse(this.config.DISK_PATHS);
    if (fullestPercent > this.config.UPLOADS_UNTIL_DISK_PERCENT) throw new DiskFull();
  }
}
