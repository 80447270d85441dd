import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecrets } from '../../local/secrets.ts';
import { Supervisor } from '../../local/supervisor.ts';
import { waitUntil } from '../../local/wait-until.ts';

describe('the data folder of make start', () => {
  let folder: string;
  const file = () => join(folder, 'secrets.json');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-data-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  describe('secrets', () => {
    it('are written once, and not again by each command', () => {
      const made = readOrMakeSecrets(folder);
      const { ino, mtimeMs } = statSync(file());

      expect(readOrMakeSecrets(folder)).toEqual(made);
      expect(statSync(file())).toMatchObject({ ino, mtimeMs });
    });

    it('are never half there, while a later version adds its own', () => {
      const { staffList, ...earlier } = readOrMakeSecrets(folder);
      writeFileSync(file(), JSON.stringify(earlier));
      const open = openSync(file(), 'r');

      expect(readOrMakeSecrets(folder)).toMatchObject(earlier);
      expect(readOrMakeSecrets(folder).staffList).not.toBe(staffList);
      // Who reads meanwhile, and a disk that takes no more, has what was there.
      expect(JSON.parse(readFileSync(open, 'utf8'))).toEqual(earlier);
      closeSync(open);
    });

    it('that are damaged are named, with what to do', () => {
      writeFileSync(file(), '');

      expect(() => readOrMakeSecrets(folder)).toThrow(`${file()} is damaged`);
      expect(readFileSync(file(), 'utf8')).toBe('');
    });
  });

  it('may be full when a part dies: the part is started again, and no other ends', async () => {
    let isFull = false;
    let pid = 0;
    const supervisor = new Supervisor({
      logFolder: folder,
      onChange: (pids) => {
        pid = pids['part'] ?? 0;
        if (isFull) throw new Error('ENOSPC: no space left on device, write');
      },
    });
    await supervisor.start([
      {
        name: 'part',
        command: process.execPath,
        args: ['-e', 'setInterval(() => undefined, 1000)'],
        environment: {},
        isReady: async () => true,
      },
    ]);
    const first = pid;
    isFull = true;

    process.kill(first, 'SIGKILL');

    await waitUntil('another process of the part', async () => pid !== first && isAlive(pid));
    await supervisor.stop([['part']]);
    expect(isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
