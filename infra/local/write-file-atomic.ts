import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only its owner may read. On a full disk, and after a power failure, the file has its earlier or
 * its new content, and never a part of it.
 */
export function writeFileAtomic(path: string, content: string): void {
  const unfinished = `${path}.new`;
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
