import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readFileSync } from 'node:fs';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Maximum size of a set in bytes, packed or unpacked. Public servers refuse larger sets. */
export const maxSetBytes = 64 * 1024 * 1024;

const maxFiles = 8_000;
const hashes = 'set.sha256';
const facts = 'set.json';

/** Files that a public server needs. */
const needed = [
  'index.html.gz',
  'es.html.gz',
  '404.html',
  'es/404.html',
  'app.html',
  'sitemap.xml',
  'robots.txt',
];

const plainName = /^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/;

/** Reason of `SetUnsound` for a set larger than `maxSetBytes`. */
export const tooLarge = 'too large';

export class SetUnsound extends Error {
  constructor(reason: string) {
    super(`the set is not sound: ${reason}`);
    this.name = 'SetUnsound';
  }
}

/**
 * Checks the rendered files by the rules of public servers: plain names, only regular files, limited number and size,
 * and all files that a server needs. Adds the files by which servers verify a set: `set.json` (build and version) and
 * `set.sha256` (hash of every file).
 *
 * @returns the names of all files, sorted
 * @throws SetUnsound
 */
export async function sealSet(folder: string, stated: { build: string; version: number }): Promise<string[]> {
  await writeFile(join(folder, facts), JSON.stringify(stated));
  await rm(join(folder, hashes), { force: true });
  const names = await filesIn(folder);
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new SetUnsound(`${missing.join(', ')} missing`);
  let lines = '';
  // Synchronous reads are twice as fast for thousands of small files. They block only this separate process.
  for (const name of names) lines += `${hashOf(readFileSync(join(folder, name)))}  ${name}\n`;
  await writeFile(join(folder, hashes), lines);
  await chmod(join(folder, hashes), 0o644);
  return [...names, hashes].toSorted();
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  if (files.some((entry) => !entry.isFile())) throw new SetUnsound('something is no regular file');
  if (files.length > maxFiles) throw new SetUnsound('too many files');
  const names = files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).split(sep).join('/'),
  );
  const strange = names.find((name) => !plainName.test(name));
  if (strange !== undefined) throw new SetUnsound(`the name ${JSON.stringify(strange)}`);
  checkSizes(folder, names);
  return names.toSorted();
}

function checkSizes(folder: string, names: readonly string[]): void {
  let total = 0;
  for (const name of names) {
    const { size, mode } = lstatSync(join(folder, name));
    total += size;
    if (total > maxSetBytes) throw new SetUnsound(tooLarge);
    // An equal mode for all files makes the tar's bytes independent of this process's umask.
    if ((mode & 0o777) !== 0o644) chmodSync(join(folder, name), 0o644);
  }
}
