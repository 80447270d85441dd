import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backupEnvironment } from '../../local/backup-environment.ts';
import { makeDataFolder } from '../../local/data-folder.ts';
import { contentEnvironment } from '../../local/environments.ts';
import { foundationParts } from '../../local/foundation-parts.ts';
import { freePort, isPortFree } from '../../local/servers/free-port.ts';
import { readOrMakeSecrets } from '../../local/secrets.ts';
import { readSettings } from '../../local/settings.ts';
import type { Ports } from '../../local/stack.ts';
import { endLeftovers, readStackFile, writeStackFile } from '../../local/stack-file.ts';
import { storeKeys } from '../../local/store-keys.ts';
import { Supervisor } from '../../local/supervisor.ts';
import { waitUntil } from '../../local/wait-until.ts';

describe('the data folder of make start', () => {
  let folder: string;
  const file = () => join(folder, 'secrets.json');
  const path = process.env['PATH'];
  const stack = () => ({
    settings: readSettings({ DATA_DIR: folder }),
    secrets: readOrMakeSecrets(folder),
    ports: {} as Ports,
  });
  const hasProgram = (hasMinio: boolean) => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    if (hasMinio) writeFileSync(join(programs, 'minio'), '', { mode: 0o755 });
    process.env['PATH'] = programs;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-data-'));
  });

  afterEach(() => {
    process.env['PATH'] = path;
    rmSync(folder, { recursive: true });
  });

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
      // The file is replaced and not overwritten, so a program that has it open keeps the previous content, and so does
      // a full disk.
      expect(JSON.parse(readFileSync(open, 'utf8'))).toEqual(earlier);
      closeSync(open);
    });

    it('have the keys of a restore that was killed when it had replaced the data', () => {
      const { photoLinks } = readOrMakeSecrets(folder);
      const { SECOND_FACTOR_KEY_FILE = '', PHOTO_LINK_SECRET_FILE = '' } = backupEnvironment(stack());
      writeFileSync(SECOND_FACTOR_KEY_FILE, 'of the backup\n');
      writeFileSync(PHOTO_LINK_SECRET_FILE, '');

      expect(readOrMakeSecrets(folder)).toMatchObject({ secondFactor: 'of the backup', photoLinks });
      expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ secondFactor: 'of the backup' });
      backupEnvironment(stack());
      expect(readFileSync(SECOND_FACTOR_KEY_FILE, 'utf8')).toBe('of the backup');
      expect(readFileSync(PHOTO_LINK_SECRET_FILE, 'utf8')).toBe(photoLinks);
    });

    it('that are damaged are named, with what to do', () => {
      writeFileSync(file(), '');

      expect(() => readOrMakeSecrets(folder)).toThrow(`${file()} is damaged`);
      expect(readFileSync(file(), 'utf8')).toBe('');
    });
  });

  describe('pictures', () => {
    it('stay with the store that has them when MinIO is installed later', () => {
      mkdirSync(join(folder, 's3rver'));
      hasProgram(true);

      expect(storeKeys(stack()).kind).toBe('s3rver');
    });

    it('are not replaced by an empty store when MinIO is missing', () => {
      mkdirSync(join(folder, 'minio'));
      hasProgram(false);

      expect(storeKeys(stack()).kind).toBe('minio');
      expect(() => foundationParts(stack())).toThrow('put the program minio on the PATH');
    });

    it.each([
      [true, 'minio'],
      [false, 's3rver'],
    ])('of a new folder go to MinIO where there is one: %s', (hasMinio, kind) => {
      hasProgram(hasMinio);

      expect(storeKeys(stack()).kind).toBe(kind);
    });
  });

  it('has the temporary files of content, because /tmp may be full, or hold those of another user', () => {
    makeDataFolder(folder);

    const { TMPDIR = '' } = contentEnvironment(stack());

    expect(statSync(TMPDIR).isDirectory()).toBe(true);
    expect(dirname(TMPDIR)).toBe(folder);
  });

  it('may name processes of before a power failure, whose numbers others have: these are left alone', async () => {
    const other = spawn('sh', ['-c', 'read _', '/usr/bin/minio']);
    const pid = other.pid ?? 0;
    writeStackFile(folder, { supervisor: pid, ports: {} as Ports, parts: { store: pid } });

    await endLeftovers(folder);

    expect(readStackFile(folder)).toBeUndefined();
    expect(other.kill()).toBe(true);
    expect(await once(other, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('names the parts of a start that was killed: their ports are free, and no program ps is needed', async () => {
    process.env['PATH'] = folder;
    const port = await freePort();
    const listens = `require('node:net').createServer().listen(${port}, '127.0.0.1')`;
    const part = spawn(process.execPath, ['-e', listens, join(folder, 'part')]);
    await waitUntil('the port', async () => !(await isPortFree(port, '127.0.0.1')));
    writeStackFile(folder, { supervisor: 0, ports: {} as Ports, parts: { web: part.pid ?? 0 } });

    await endLeftovers(folder);

    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  });

  it('shows by its logs the part that a killed start had no time to note, and no other reader or writer', async () => {
    mkdirSync(join(folder, 'logs'));
    const writes = (file: string) => {
      const log = openSync(join(folder, 'logs', file), 'a');
      const child = spawn('sleep', ['600'], { stdio: ['ignore', log, log] });
      closeSync(log);
      return child;
    };
    const part = writes('mail.log');
    const ended = once(part, 'exit');
    const others = [writes('start.log'), spawn('tail', ['-f', join(folder, 'logs/mail.log')])];

    await endLeftovers(folder);

    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(others.map(({ pid = 0 }) => isAlive(pid))).toEqual([true, true]);
    for (const other of others) other.kill();
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
