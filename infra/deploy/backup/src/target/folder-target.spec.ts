import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FolderTarget } from './folder-target.js';

describe(FolderTarget, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-target-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  it('leaves no part of a file that it could not write', async () => {
    // A folder with the file's name makes writing fail, as a full disk would.
    mkdirSync(join(folder, 'sets/taken/inside'), { recursive: true });

    await expect(new FolderTarget(folder).write('sets/taken', Buffer.from('data'))).rejects.toThrow('rename');

    expect(readdirSync(join(folder, 'sets'))).toEqual(['taken']);
  });

  it('removes its own unfinished files alone from a folder that it shares', async () => {
    const files = ['objects/half.age.part', 'films/film.part', 'film.part'];
    for (const file of files.map((name) => join(folder, name))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
      utimesSync(file, 0, 0);
    }

    await new FolderTarget(folder).removeUnfinished();

    expect(files.filter((file) => existsSync(join(folder, file)))).toEqual(['films/film.part', 'film.part']);
  });
});
