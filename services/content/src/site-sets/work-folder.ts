import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefixes = { work: 'sandhill-site-', before: 'sandhill-before-' };

/** Age from which a folder counts as abandoned, in milliseconds. No rendering takes that long. */
const abandonedAfterMs = 30 * 60_000;

const inUse = new Set<string>();

/** Creates an empty temporary folder. The caller deletes it with {@link removeWorkFolder}. */
export async function makeWorkFolder(purpose: keyof typeof prefixes = 'work'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefixes[purpose]}${process.pid}-`));
  inUse.add(folder);
  return folder;
}

export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  inUse.delete(folder);
}

/** Deletes the work folders that killed processes left behind. */
export async function removeAbandonedFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!Object.values(prefixes).some((prefix) => name.startsWith(prefix))) continue;
    const folder = join(tmpdir(), name);
    if (inUse.has(folder)) continue;
    const age = await stat(folder).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (age > abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
