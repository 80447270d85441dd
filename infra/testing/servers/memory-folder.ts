import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Free memory that a run of the tests needs, in bytes. Databases and objects need three gigabytes, and programs the
 * rest.
 */
const roomBytes = 8e9;

const memory = '/dev/shm';

/**
 * Makes a folder for test data. It is in memory if enough memory is free. On a disk, each commit and each object would
 * wait for the disk, and the files of a database would take five times as long.
 */
export function makeMemoryFolder(prefix: string): string {
  return mkdtempSync(join(hasSpace() ? memory : tmpdir(), prefix));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > roomBytes;
  } catch {
    // Some systems have no folder `/dev/shm`.
    return false;
  }
}
