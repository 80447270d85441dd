import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Free memory that a run needs, in bytes: three gigabytes for databases and objects, the rest for programs. */
const roomBytes = 8e9;

const memory = '/dev/shm';

/**
 * Makes a folder for test data, in memory if enough is free. On a disk each commit and object waits for the disk, and
 * the files of a database cost five times as much.
 */
export function makeMemoryFolder(prefix: string): string {
  return mkdtempSync(join(hasSpace() ? memory : tmpdir(), prefix));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > roomBytes;
  } catch {
    // Not every system has the folder `/dev/shm`.
    return false;
  }
}
