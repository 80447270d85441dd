import { DataSource } from 'typeorm';
import { BinPurge } from '../../src/bin/bin-purge.js';
import { BinSweep } from '../../src/bin/bin-sweep.js';
import { ImageErasures } from '../../src/images/image-erasures.js';
import type { MediaConfig } from '../../src/media.config.js';
import type { RunningMedia } from './start-media.js';

/** Runs the worker's sweep of the bin and of unused pictures immediately. */
export function sweep({ app, config }: RunningMedia, changes: Partial<MediaConfig> = {}): Promise<void> {
  const purge = new BinPurge(Object.assign(Object.create(config), changes), app.get(DataSource));
  return new BinSweep(purge, app.get(ImageErasures, { strict: false })).run();
}
