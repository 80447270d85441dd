import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The services whose databases a backup holds. */
export const databases = ['auth', 'leads', 'media'] as const;

export type DatabaseName = (typeof databases)[number];

/** The buckets of the object store. */
export const buckets = ['lead-photos', 'originals', 'media'] as const;

/** Keys without which what is kept cannot be used: second factors, and links to photos in mails that were sent. */
export const keyFiles = { secondFactor: 'keys/second-factor', photoLinks: 'keys/photo-links' } as const;

const sums = 'SHA256SUMS';

/** Every file of a folder, relative to it and with slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Ends a backup: without this file it is none. The format is that of `sha256sum`. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of filesIn(folder)) lines.push(`${await sumOf(join(folder, file))}  ./${file}\n`);
  writeFileSync(join(folder, sums), lines.join(''), { mode: 0o600 });
}

/** @returns what is wrong with a backup, a sentence for each part; nothing when it is whole */
export async function problemsOf(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, sums))) return [`${sums} is missing: the backup was not finished.`];
  const problems: string[] = [];
  const listed = readFileSync(join(folder, sums), 'utf8').split('\n').filter(Boolean);
  const files = new Map(listed.map((line) => [line.slice(66).replace(/^\.\//, ''), line.slice(0, 64)]));
  for (const [file, sum] of files) {
    if (!existsSync(join(folder, file))) problems.push(`missing: ${file}`);
    else if ((await sumOf(join(folder, file))) !== sum) problems.push(`damaged: ${file}`);
  }
  for (const part of ['manifest.json', ...databases.map((name) => `databases/${name}`)])
    if (![...files.keys()].some((file) => file.startsWith(part))) problems.push(`missing: ${part}`);
  return problems;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
