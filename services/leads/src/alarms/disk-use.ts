import { statfs } from 'node:fs/promises';

/** How full the fullest of the disks is that hold these folders, in percent as `df` counts. */
export async function fullestDiskPercent(folders: readonly string[]): Promise<number> {
  const percents = await Promise.all(folders.map(usedPercent));
  return Math.max(0, ...percents);
}

async function usedPercent(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const used = blocks - bfree;
  // What is kept for root counts neither as used nor as free.
  return used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
}
