import { statfs } from 'node:fs/promises';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';

export interface DiskUse {
  /** How full the fullest of the disks is, in percent as `df` counts; `undefined` when none could be read. */
  fullestPercent: number | undefined;
  /** The folders that could not be read, as they are named in the configuration. */
  unreadable: string[];
}

/** A disk of the network that hangs is one that cannot be read, in milliseconds. */
const answerWithinMs = 5_000;

/** Looks at the disks that hold these folders. One that cannot be read hides none of the others. */
export async function diskUse(folders: readonly string[]): Promise<DiskUse> {
  const looks = await Promise.allSettled(
    folders.map((folder) => settleWithin(answerWithinMs, () => usedPercent(folder))),
  );
  const percents = looks.filter((look) => look.status === 'fulfilled').map(({ value }) => value);
  return {
    fullestPercent: percents.length > 0 ? Math.max(...percents) : undefined,
    unreadable: folders.filter((_folder, index) => looks[index]?.status === 'rejected'),
  };
}

async function usedPercent(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const used = blocks - bfree;
  // What is kept for root counts neither as used nor as free.
  return used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
}
