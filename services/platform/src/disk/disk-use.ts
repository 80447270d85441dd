import { statfs } from 'node:fs/promises';
import { withTimeout } from '../process/with-timeout.js';

export interface DiskUse {
  /** Usage of the fullest disk, in percent as in `df`; `undefined` if none could be read. */
  fullestPercent: number | undefined;
  /** Size of the smallest disk; `undefined` if none could be read. */
  smallestBytes: number | undefined;
  unreadable: string[];
}

/** Time limit for reading a disk, in milliseconds. A network disk that takes longer counts as unreadable. */
const answerWithinMs = 5_000;

/**
 * Returns the usage of the disks that hold these folders. An unreadable disk does not affect the values of the others.
 */
export async function diskUse(folders: readonly string[]): Promise<DiskUse> {
  const looks = await Promise.allSettled(
    folders.map((folder) => withTimeout(answerWithinMs, () => lookAt(folder))),
  );
  const disks = looks.filter((look) => look.status === 'fulfilled').map(({ value }) => value);
  // Kernel file systems report a size of 0.
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
  // As in `df`, blocks reserved for root count neither as used nor as free.
  const percent = used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
  return { percent, bytes: (used + bavail) * bsize };
}
