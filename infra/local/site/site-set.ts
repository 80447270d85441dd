import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { extract, list, type ReadEntry } from 'tar';

/** Thrown for a set that must not be shown. The message names the fault. */
export class RefusedSet extends Error {}

/** Size limit of a set in bytes, which applies both to the tar and to the unpacked files. */
export const maxSetBytes = 64 * 1024 * 1024;
const maxFiles = 8000;

/**
 * Matches names without empty, hidden or parent folders, and without characters that a shell or a listing interprets.
 */
const plainName = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;
const plainFiles = ['File', 'OldFile'];
/** Files that every set must have, because the server cannot answer without them. */
const required = ['set.json', 'set.sha256', 'index.html.gz', 'app.html', '404.html', 'es/404.html'];

/**
 * Unpacks a set into a new folder and checks it. The caller has checked that the set's bytes match its name.
 * infra/deploy/docker/take-site.sh makes the same checks.
 *
 * @throws RefusedSet if the set must not be shown
 */
export async function unpackSet(options: {
  file: string;
  folder: string;
  name: string;
  /** Id of the build whose scripts this server has. The pages must be of the same build. */
  build: string;
  /** Folder of the shown set. Files that are equal in both sets are linked instead of unpacked. */
  shown?: string;
}): Promise<void> {
  const { file, folder, name, build, shown } = options;
  const { names, sums } = await readNames(file);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const linked = shown ? linkUnchanged(shown, sums, folder) : new Set();
  const filter = (path: string) => !linked.has(path);
  await extract({ file, cwd: folder, strict: true, noMtime: true, preserveOwner: false, filter });
  checkFiles(folder, names);
  if (readNote(folder).build !== build) throw new RefusedSet('was made for another build');
  // Clients distinguish versions of a file by date and size. The date is derived from the set's name, so that it is the
  // same on every server.
  const date = Number.parseInt(name.slice(0, 7), 16);
  for (const path of names.filter(filter)) {
    chmodSync(join(folder, path), 0o644);
    utimesSync(join(folder, path), date, date);
  }
}

/** Reads the list of files in a tar before any of them is unpacked. */
async function readNames(file: string): Promise<{ names: string[]; sums: string }> {
  if (!isTar(file)) throw new RefusedSet('is no tar');
  const entries: { path: string; type: string; size: number }[] = [];
  const sums: Buffer[] = [];
  const onReadEntry = (entry: ReadEntry) => {
    const { path, type, size } = entry;
    entries.push({ path, type, size });
    if (path === 'set.sha256') entry.on('data', (chunk: Buffer) => void sums.push(chunk));
  };
  try {
    await list({ file, strict: true, onReadEntry });
  } catch {
    throw new RefusedSet('is no whole tar');
  }
  const isPlain = entries.every(({ path, type }) => plainFiles.includes(type) && plainName.test(path));
  if (!isPlain) throw new RefusedSet('holds something else than plain files with plain names');
  if (entries.length > maxFiles) throw new RefusedSet('has too many files');
  const names = entries.map(({ path }) => path);
  if (new Set(names).size < names.length) throw new RefusedSet('has a name twice');
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxSetBytes) throw new RefusedSet('has more than 64 MB');
  return { names, sums: Buffer.concat(sums).toString() };
}

/** Returns whether a file is an uncompressed tar. Compression would hide its size. */
function isTar(file: string): boolean {
  if (statSync(file).size < 512) return false;
  const start = Buffer.alloc(262);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, start);
  closeSync(descriptor);
  return start.toString('latin1', 257) === 'ustar';
}

function checkFiles(folder: string, names: readonly string[]): void {
  for (const file of required) if (!existsSync(join(folder, file))) throw new RefusedSet(`has no ${file}`);
  const sums = readSums(folder);
  const listed = [...sums.map(({ path }) => path), 'set.sha256'];
  const isComplete = listed.length === names.length && new Set([...listed, ...names]).size === names.length;
  if (!isComplete) throw new RefusedSet('does not have the files that it lists');
  for (const { sum, path } of sums)
    if (sum !== sha256(readFileSync(join(folder, path))))
      throw new RefusedSet('has a file that is not as listed');
}

const readSums = (folder: string) => parseSums(readFileSync(join(folder, 'set.sha256'), 'utf8'));

/**
 * Links the files that are equal in the shown set into the folder. Linking is faster than unpacking, and most files of
 * a set are unchanged.
 *
 * @returns the paths of the linked files
 */
function linkUnchanged(shown: string, sums: string, folder: string): Set<string> {
  const linked = new Set<string>();
  const made = new Set<string>();
  try {
    const before = new Map(readSums(shown).map(({ path, sum }) => [path, sum]));
    for (const { path, sum } of parseSums(sums)) {
      if (before.get(path) !== sum) continue;
      const parent = dirname(path);
      if (!made.has(parent)) mkdirSync(join(folder, parent), { recursive: true });
      made.add(parent);
      linkSync(join(shown, path), join(folder, path));
      linked.add(path);
    }
  } catch {
    // Files that were not linked are unpacked later. The checks report a faulty list of hashes.
  }
  return linked;
}

function parseSums(text: string): { sum: string; path: string }[] {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => {
    const [, sum = '', path = ''] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    if (!plainName.test(path)) throw new RefusedSet('has a list of files that cannot be read');
    return { sum, path };
  });
}

function readNote(folder: string): { build?: unknown } {
  try {
    return JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8')) as { build?: unknown };
  } catch {
    return {};
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
