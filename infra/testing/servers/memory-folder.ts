import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Databases and objects of a whole run take three gigabytes; the rest is for what runs beside them. */
const roomBytes = 8e9;

const memory = '/dev/shm';

/**
 * A new folder for data of tests: in memory where there is plenty of it, or else on the disk. There, each commit and object
 * waits for the disk, and the files of a database cost five times as much.
 */
export function makeMemoryFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > roomBytes;
  } catch {
    // Not every system has such a folder.
    return false;
  }
}
