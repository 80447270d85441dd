import type { Target } from '../target/target.js';
import { listSets, readManifest, readObjectList, removeSet, timeOf } from './backup-set.js';
import { listObjectFiles } from './object-files.js';
import { retainedTimes, type RetentionPolicy } from './retention.js';

/**
 * Removes the sets that need not be kept, and unfinished sets of processes that died.
 *
 * @returns the number of removed finished sets
 */
export async function applyRetention(target: Target, now: Date, keep: RetentionPolicy): Promise<number> {
  const { finished, unfinished } = await listSets(target);
  const keptTimes = retainedTimes(finished.map(timeOf), now, keep);
  const removed = finished.filter((name) => !keptTimes.has(timeOf(name).getTime()));
  for (const name of [...removed, ...unfinished]) await removeSet(target, name);
  return removed.length;
}

/** Removes the objects that no set names. This is safe, because only one backup runs at a time. */
export async function removeUnnamedObjects(target: Target): Promise<number> {
  const { finished } = await listSets(target);
  const named = new Set<string>();
  for (const name of finished)
    for (const file of await readObjectList(target, await readManifest(target, name))) named.add(file);
  let removed = 0;
  for (const { file } of await listObjectFiles(target)) {
    if (named.has(file)) continue;
    await target.remove(file);
    removed += 1;
  }
  return removed;
}
