import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/servers/free-port.ts';
import { root } from '../../local/settings.ts';
import { writeStackFile } from '../../local/stack-file.ts';
import type { Ports } from '../../local/stack.ts';
import { make } from './support/stack-calls.ts';
import { losePower } from './support/stack-parts.ts';

function afterPowerFailure(folder: string): string {
  const data = mkdtempSync(join(folder, 'data-'));
  losePower(data);
  return data;
}

describe('make start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-refused-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (environment: Record<string, string>) =>
    spawnSync(process.execPath, [join(root, 'infra/local/start.ts')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...environment },
    });

  it('asks whose account it is to be, and takes no name from the shell', () => {
    const { status, stderr } = make('admin', [`DATA_DIR=${folder}`]);

    expect([status, stderr]).toEqual([2, expect.stringContaining('make admin USER=name')]);
  });

  it.each(['lead=3', 'leads=0', 'leads=-1', 'leads=two', 'leads=', 'leads=3 web=2'])(
    'asks how many copies: make scale %s',
    (given) => {
      const { status, stderr } = make('scale', given.split(' '));

      expect([status, stderr]).toEqual([2, expect.stringContaining('make scale leads=3')]);
    },
  );

  it('names a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as AddressInfo;

    const second = start({ PORT: String(port) });

    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Port ${port}, which is for the site, is taken by another program.`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says that a low port may be for root alone', () => {
    const preload = `import { Server } from 'node:net';
      Server.prototype.listen = function () {
        return process.nextTick(() => this.emit('error', new Error('EACCES'))), this;
      };`;

    const { stderr } = start({
      PORT: '80',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    });

    expect(stderr).toMatch(/or only root may open it\. Stop it, or choose another: make start PORT=8080\n$/);
  });

  it('takes one port for the site and its mail page for none', () => {
    const { status, stderr } = start({ PORT: '8025' });

    expect([status, stderr]).toEqual([1, 'PORT and MAIL_PORT must differ, and are both 8025.\n']);
  });

  it('takes no port for taken where the kernel has no IPv6', async () => {
    const mail = createServer();
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', () => resolve()));
    const { port } = mail.address() as AddressInfo;
    // Simulates a kernel without IPv6: a server that listens on an IPv6 address gets an error.
    const preload = `import { Server } from 'node:net';
      const { listen } = Server.prototype;
      Server.prototype.listen = function (...args) {
        return args[1] === '::' ? (process.nextTick(() => this.emit('error', new Error('EAFNOSUPPORT'))), this) : listen.apply(this, args);
      };`;

    const { stderr } = start({
      PORT: String(await freePort()),
      MAIL_PORT: String(port),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
    });

    expect(stderr).toContain(`Port ${port}, which is for the mail page, is taken`);
    mail.close();
  });

  it.each([['start.ts'], ['run-backup.ts', 'restore']])(
    'names a data folder that cannot be made, in one line: %s',
    (...[script, command = '']) => {
      const file = join(folder, 'a file');
      writeFileSync(file, '');

      const { status, stderr } = spawnSync(process.execPath, [join(root, 'infra/local', script), command], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: join(file, 'data') },
      });

      expect([status, stderr]).toEqual([1, expect.stringMatching(/^The data folder .* \(ENOTDIR\)\. .*\n$/)]);
    },
  );

  it.each([
    ['FROM', ''],
    ['FROM', 'a file'],
    ['KEY', 'no such file'],
  ])('reports %s=%s of a restore before it starts anything', (variable, name) => {
    const data = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(folder, 'a file'), '');

    const { status, stdout, stderr } = make('restore', [
      `DATA_DIR=${data}`,
      `FROM=${folder}`,
      `${variable}=${join(folder, name)}`,
    ]);

    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^(There is no backup in|KEY names) .*\n/),
    ]);
    expect(readdirSync(join(data, 'logs'))).toEqual([]);
  });

  it('makes no key where nothing has run: it would open no backup of the site', () => {
    const data = mkdtempSync(join(folder, 'data-'));

    const { status, stdout, stderr } = make('backup-key', [`DATA_DIR=${data}`]);

    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(`There is no key in ${data}`)]);
  });

  it.each([
    ['mail-test', 'Nothing runs here'],
    ['restore-forget', 'Nothing runs in '],
  ])('takes a stack that lost its power for none: make %s', (target, said) => {
    const { status, stderr } = make(target, [`DATA_DIR=${afterPowerFailure(folder)}`]);

    expect([status, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  it('keeps the data of a stack of which a part still runs', async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const part = spawn('sh', ['-c', 'read _', join(data, 'minio')]);
    writeStackFile(data, { supervisor: 0, ports: {} as Ports, parts: { store: part.pid ?? 0 } });

    const { stderr } = make('clean-data', [`DATA_DIR=${data}`]);

    expect([stderr, existsSync(data)]).toEqual([expect.stringContaining('The stack is running'), true]);
    part.kill();
    await once(part, 'exit');
  });

  it('removes no folder that holds something else', () => {
    const other = mkdtempSync(join(folder, 'home-'));

    const { stderr } = make('clean-data', [`DATA_DIR=${other}`]);

    expect([stderr, existsSync(other)]).toEqual([expect.stringContaining('nothing is removed'), true]);
  });

  it('empties the data of a stack that lost its power', () => {
    const data = afterPowerFailure(folder);

    expect(make('clean-data', [`DATA_DIR=${data}`]).stderr).toBe('');
    expect(existsSync(data)).toBe(false);
  });
});
