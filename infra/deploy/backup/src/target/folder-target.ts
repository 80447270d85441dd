import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folders, MissingFile, type Target } from './target.js';

/** Ending of the name of a file that is still being written. */
const unfinished = '.part';

/** Age in milliseconds after which an unfinished file counts as abandoned. No file takes this long to write. */
const abandonedAfterMs = 3_600_000;

/** A folder of this machine, or a mounted folder of another one. Only its owner may read it. */
export class FolderTarget implements Target {
  readonly kind = 'folder';
  readonly where: string;
  private readonly folder: string;

  /**
   * @param where the operator's path of the folder, if it differs from `folder` because this process runs in a
   *   container
   */
  constructor(folder: string, where = folder) {
    this.folder = folder;
    this.where = where;
  }

  async *list(prefix: string): AsyncIterable<string> {
    for await (const name of this.allFiles(prefix)) if (!name.endsWith(unfinished)) yield name;
  }

  async removeUnfinished(): Promise<void> {
    for (const folder of Object.values(folders))
      for await (const name of this.allFiles(folder)) {
        if (!name.endsWith(unfinished)) continue;
        const { mtimeMs } = await stat(this.pathOf(name));
        if (Date.now() - mtimeMs > abandonedAfterMs) await this.remove(name);
      }
  }

  private async *allFiles(prefix: string): AsyncIterable<string> {
    const folder = await opendir(this.pathOf(prefix)).catch(ignoreMissing);
    if (!folder) return;
    for await (const entry of folder) {
      if (entry.isDirectory()) yield* this.allFiles(`${prefix}${entry.name}/`);
      else yield prefix + entry.name;
    }
  }

  async read(name: string): Promise<Buffer> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new MissingFile(name);
      throw error;
    }
  }

  /** Writes a file. Resolves when the file's bytes and then its name have reached the disk. */
  async write(name: string, content: Buffer): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const file = await open(path + unfinished, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path + unfinished, path);
    } catch (error) {
      // On a full disk, the unfinished file would take space that other programs need.
      await this.remove(name + unfinished);
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    await rm(path, { force: true });
    // Removes the folder if it is now empty.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  /**
   * Returns the path of a file.
   *
   * @throws if the name leaves the folder: names come from lists in the backup, which may have been tampered with
   */
  private pathOf(name: string): string {
    if (name.split('/').includes('..')) throw new Error(`${name} is not a name inside a backup`);
    return join(this.folder, name);
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
