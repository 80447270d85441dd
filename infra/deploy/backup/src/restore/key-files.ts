import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { KeyName, Stack } from '../stack/stack.js';

interface Change {
  file: string;
  hadOne: boolean;
}

/**
 * The files of the keys that a backup contains. The previous content of a file is kept beside it, as `<file>.before`.
 */
export class KeyFiles {
  private readonly files: Stack['keyFiles'];
  private changes: Change[] = [];

  constructor(files: Stack['keyFiles']) {
    this.files = files;
  }

  /**
   * Writes the new content beside the files. {@link exchange} then replaces the files.
   *
   * @throws if `exchange` would fail: the disk is full, or access is denied
   */
  prepare(keys: ReadonlyMap<KeyName, string>): void {
    for (const [name, value] of keys) {
      for (const file of this.files[name]) {
        if (existsSync(file) && readFileSync(file, 'utf8').trim() === value) continue;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, value, { mode: 0o600 });
        // The container that mounts the folder may run as any user, so the new file gets the mode of the existing one.
        if (existsSync(file)) chmodSync(`${file}.new`, statSync(file).mode);
        this.changes.push({ file, hadOne: existsSync(file) });
      }
    }
  }

  /**
   * Replaces the files with the prepared ones.
   *
   * @throws if a replacement fails, after the previous files have been restored
   */
  exchange(): void {
    const done: Change[] = [];
    try {
      for (const change of this.changes) {
        if (change.hadOne) copyFileSync(change.file, `${change.file}.before`);
        renameSync(`${change.file}.new`, change.file);
        done.push(change);
      }
    } catch (error) {
      for (const { file, hadOne } of done) {
        if (hadOne) renameSync(`${file}.before`, file);
        else rmSync(file);
      }
      throw error;
    }
  }
}
