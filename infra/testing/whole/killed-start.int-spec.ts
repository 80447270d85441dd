import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../local/servers/postgres.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { root } from '../../local/settings.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { stillRunning } from './support/stack-calls.ts';

describe('PostgreSQL of make start, after a start that was killed', () => {
  const password = 'superuser-password';
  let folder: string;
  let port: number;
  const cluster = () => join(folder, 'postgres');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-killed-'));
    port = await freePort();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const start = () => startPostgres({ folder: cluster(), port, password, isDurable: false });

  it('begins again when the cluster was half made', async () => {
    const part = spawn(process.execPath, [join(root, 'infra/local/postgres-part.ts')], {
      env: { PATH: process.env['PATH'], FOLDER: cluster(), PORT: String(port), PASSWORD: password },
      stdio: 'ignore',
      detached: true,
    });
    const ended = once(part, 'exit');
    // initdb writes this file long before the cluster can be used.
    const isBegun = async () =>
      ['', '.new'].some((end) => existsSync(join(`${cluster()}${end}`, 'PG_VERSION')));
    await waitUntil('the first file of the cluster', isBegun, 60_000, 1);
    process.kill(-(part.pid ?? 0), 'SIGKILL');
    await ended;

    const server = await start();
    await server.stop();
  });

  it('leaves the process alone that has the number of a server which is gone', async () => {
    await (await start()).stop();
    const other = spawn('sleep', ['600']);
    const gone = [other.pid, cluster(), 1, port, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(cluster(), 'postmaster.pid'), gone.join('\n'));

    const server = await start();

    expect(stillRunning([other.pid ?? 0])).toEqual([other.pid]);
    expect(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8')).not.toMatch(`${other.pid}\n`);
    await server.stop();
    other.kill();
  });
});

describe('PostgreSQL of make start that cannot start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-cause-'));
    chmodSync(folder, 0o711);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('says why it cannot make its files', async () => {
    expect(await said(join(folder, 'postgres'), '')).toMatch(
      /^PostgreSQL cannot make its files:\n.*password file ".*" is empty\n$/,
    );
  });

  it('says why it cannot read them', async () => {
    const cluster = join(folder, 'postgres');
    mkdirSync(cluster, { mode: 0o700 });
    writeFileSync(join(cluster, 'PG_VERSION'), '12\n');
    writeFileSync(join(cluster, 'postgresql.conf'), '');

    expect(await said(cluster, 'superuser-password')).toMatch(/^PostgreSQL does not start:\n.*FATAL: /);
  });
});

/**
 * Runs PostgreSQL, which must not start.
 *
 * @returns the end of its output
 */
async function said(cluster: string, password: string): Promise<string> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'infra/local/postgres-part.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        FOLDER: cluster,
        PORT: String(await freePort()),
        PASSWORD: password,
      },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).not.toMatch(/^ +at /m);
  return stderr;
}

describe('a command whose reader has gone, as with make start | tee', () => {
  it('goes on', async () => {
    const progress = JSON.stringify(join(root, 'infra/local/command-line/progress.ts'));
    const program = `
      const { say } = await import(${progress});
      process.stdin.once('data', () => {
        say('Stopping …');
        setImmediate(() => process.exit(7));
      });`;
    const command = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(command, 'exit');

    command.stdout.destroy();
    command.stdin.write('go');

    expect(await ended).toEqual([7, null]);
  });
});
