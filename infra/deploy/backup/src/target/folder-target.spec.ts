import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderTarget } from './folder-target.js';

describe(FolderTarget, () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-target-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  it('leaves no part of a file that it could not write', async () => {
    // A folder in its place stands for a full disk: neither lets the file appear.
    mkdirSync(join(folder, 'sets/taken/inside'), { recursive: true });

    await expect(new FolderTarget(folder).write('sets/taken', Buffer.from('data'))).rejects.toThrow('rename');

    expect(readdirSync(join(folder, 'sets'))).toEqual(['taken']);
  });
});
