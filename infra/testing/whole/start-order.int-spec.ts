import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { root } from '../../local/settings.ts';
import { freePorts } from '../../local/servers/free-port.ts';
import { ensureDatabases, startPostgres, type PostgresServer } from '../../local/servers/postgres.ts';
import { removeData } from '../../local/servers/remove-data.ts';
import { waitUntil } from '../../local/wait-until.ts';

// When leads starts, none of the parts that it depends on is running. PostgreSQL starts later; queue, store and mail
// server never start.
describe('a process that starts before its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-order-'));
  let postgresPort: number;
  let url: string;
  let leads: ChildProcess;
  let postgres: PostgresServer | undefined;

  const start = (port: number) =>
    spawn(process.execPath, [join(root, 'services/leads/dist/main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: `postgres://leads:leads-password@127.0.0.1:${postgresPort}/leads`,
        QUEUE_URL: 'redis://127.0.0.1:1',
        S3_URL: 'http://127.0.0.1:1',
        S3_ACCESS_KEY: 'leads',
        S3_SECRET_KEY: 'leads-secret',
        SMTP_URL: 'smtp://127.0.0.1:1',
        IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
        PHOTO_LINK_SECRET: 'only-for-tests-only-for-tests-only',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  const send = () =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana',
        email: 'ana@visitor.example',
        subject: 'Palms',
        message: 'Twelve royal palms.',
      }),
    });

  /** Resolves when a process connects to PostgreSQL's port, where nothing answers yet. */
  const connectionAttempt = async () => {
    const silent = createServer((socket) => socket.destroy()).listen(postgresPort, '127.0.0.1');
    await once(silent, 'connection');
    await promisify(silent.close.bind(silent))();
  };

  beforeAll(async () => {
    const [port = 0, otherPort = 0] = await freePorts(2);
    postgresPort = otherPort;
    url = `http://127.0.0.1:${port}`;
    leads = start(port);
    await connectionAttempt();
  });

  afterAll(async () => {
    leads.kill('SIGKILL');
    await postgres?.stop();
    removeData(folder);
  });

  it('accepts no connection before it can answer', async () => {
    await expect(send()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    expect(leads.exitCode).toBeNull();
  });

  it('accepts leads once the database is available, without a restart or its other dependencies', async () => {
    postgres = await startPostgres({
      folder: join(folder, 'postgres'),
      port: postgresPort,
      password: 'superuser-password',
      isDurable: false,
    });
    await ensureDatabases(postgres.url('postgres'), [{ name: 'leads', password: 'leads-password' }]);

    await waitUntil('readiness', async () => (await statusOf('/health/ready')) === 200);

    expect((await send()).status).toBe(201);
    expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ status: 'degraded' });
  });

  it('exits with 0 on SIGTERM', async () => {
    const ended = once(leads, 'exit');
    leads.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  });

  it('exits with 0 while it waits for its database', async () => {
    await postgres?.stop();
    postgres = undefined;
    const [port = 0] = await freePorts(1);
    const waiting = start(port);
    await connectionAttempt();
    const ended = once(waiting, 'exit');
    waiting.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
  });
});
