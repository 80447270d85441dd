import { createHash } from 'node:crypto';
import { chmod, lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Most bytes of a set, packed or unpacked; public servers refuse more. */
export const mostSetBytes = 50 * 1024 * 1024;

const mostFiles = 5_000;
const hashes = 'set.sha256';
const facts = 'set.json';

/** Without these a public server could not answer. */
const needed = [
  'index.html',
  'es/index.html',
  '404.html',
  'es/404.html',
  'app.html',
  'sitemap.xml',
  'robots.txt',
];

const plainName = /^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/;

export class SetUnsound extends Error {
  constructor(reason: string) {
    super(`the set is not sound: ${reason}`);
    this.name = 'SetUnsound';
  }
}

/**
 * Checks what the renderer left in a folder by the rules of public servers: plain names, regular files, every hash, and
 * the build and version that were asked for.
 *
 * @returns the names of all files, sorted
 * @throws SetUnsound
 */
export async function checkSet(
  folder: string,
  { build, version }: { build: string; version: number },
): Promise<string[]> {
  const names = await filesIn(folder);
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new SetUnsound(`${missing.join(', ')} missing`);
  await checkHashes(folder, names);
  const stated = JSON.parse(await readFile(join(folder, facts), 'utf8')) as {
    build?: unknown;
    version?: unknown;
  };
  if (stated.build !== build || stated.version !== version) throw new SetUnsound('another build or version');
  return names;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  if (files.some((entry) => !entry.isFile())) throw new SetUnsound('something is no regular file');
  if (files.length > mostFiles) throw new SetUnsound('too many files');
  const names = files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).split(sep).join('/'),
  );
  const strange = names.find((name) => !plainName.test(name));
  if (strange !== undefined) throw new SetUnsound(`the name ${JSON.stringify(strange)}`);
  await checkSizes(folder, names);
  return names.toSorted();
}

async function checkSizes(folder: string, names: readonly string[]): Promise<void> {
  let total = 0;
  for (const name of names) {
    total += (await lstat(join(folder, name))).size;
    if (total > mostSetBytes) throw new SetUnsound('too large');
    // The same bytes whatever this process's umask is.
    await chmod(join(folder, name), 0o644);
  }
}

async function checkHashes(folder: string, names: readonly string[]): Promise<void> {
  const listed = new Map<string, string>();
  const text = names.includes(hashes) ? await readFile(join(folder, hashes), 'utf8') : '';
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (hash === undefined || name === undefined || listed.has(name))
      throw new SetUnsound('its list of hashes');
    listed.set(name, hash);
  }
  const others = names.filter((name) => name !== hashes);
  if (listed.size !== others.length) throw new SetUnsound('its list of hashes');
  for (const name of others) {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    if (listed.get(name) !== hash.digest('hex')) throw new SetUnsound(`the hash of ${name}`);
  }
}
