import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { KeyName, Stack } from '../stack/stack.js';

interface Change {
  file: string;
  hadOne: boolean;
}

/** The files of the keys that a backup holds. What was in them stays beside, as `<file>.before`. */
export class KeyFiles {
  private readonly files: Stack['keyFiles'];
  private changes: Change[] = [];

  constructor(files: Stack['keyFiles']) {
    this.files = files;
  }

  /** Writes what {@link exchange} puts in place. @throws when that would fail because the disk is full or access is denied */
  prepare(keys: ReadonlyMap<KeyName, string>): void {
    for (const [name, value] of keys) {
      for (const file of this.files[name]) {
        if (existsSync(file) && readFileSync(file, 'utf8').trim() === value) continue;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, value, { mode: 0o600 });
        // Whichever user the one container runs as that mounts the folder.
        if (existsSync(file)) chmodSync(`${file}.new`, statSync(file).mode);
        this.changes.push({ file, hadOne: existsSync(file) });
      }
    }
  }

  /** @throws with everything as it was */
  exchange(): void {
    const done: Change[] = [];
    try {
      for (const change of this.changes) {
        if (change.hadOne) copyFileSync(change.file, `${change.file}.before`);
        renameSync(`${change.file}.new`, change.file);
        done.push(change);
      }
    } catch (error) {
      for (const { file, hadOne } of done) if (hadOne) renameSync(`${file}.before`, file);
      throw error;
    }
  }
}
