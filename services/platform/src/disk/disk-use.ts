import { statfs } from 'node:fs/promises';
import { settleWithin } from '../process/settle-within.js';

export interface DiskUse {
  /** How full the fullest of the disks is, in percent as `df` counts; `undefined` when none could be read. */
  fullestPercent: number | undefined;
  /** The size of the smallest of the disks; `undefined` when none could be read. */
  smallestBytes: number | undefined;
  /** The folders that could not be read, as they are named in the configuration. */
  unreadable: string[];
}

/** A disk of the network that hangs is one that cannot be read, in milliseconds. */
const answerWithinMs = 5_000;

/** Looks at the disks that hold these folders. One that cannot be read hides none of the others. */
export async function diskUse(folders: readonly string[]): Promise<DiskUse> {
  const looks = await Promise.allSettled(
    folders.map((folder) => settleWithin(answerWithinMs, () => lookAt(folder))),
  );
  const disks = looks.filter((look) => look.status === 'fulfilled').map(({ value }) => value);
  // What is mounted from the kernel has no size.
  const sizes = disks.map(({ bytes }) => bytes).filter((bytes) => bytes > 0);
  return {
    fullestPercent: disks.length > 0 ? Math.max(...disks.map(({ percent }) => percent)) : undefined,
    smallestBytes: sizes.length > 0 ? Math.min(...sizes) : undefined,
    unreadable: folders.filter((_folder, index) => looks[index]?.status === 'rejected'),
  };
}

async function lookAt(folder: string): Promise<{ percent: number; bytes: number }> {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  const used = blocks - bfree;
  // What is kept for root counts neither as used nor as free.
  const percent = used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
  return { percent, bytes: (used + bavail) * bsize };
}
