import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createPostgresBackend, Queue } from 'bullmq';
import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { identityHeader, type Role } from '@sandhill/platform/identity/identity.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { root } from '../../local/settings.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { createTestQueue } from '../servers/test-servers.ts';

describe('the queue board', () => {
  const keys = makeIdentityKeys();
  let url: string;
  let board: ChildProcess;
  let queue: Queue;

  beforeAll(async () => {
    const { url: queueUrl } = await createTestQueue();
    const port = await freePort();
    url = `http://127.0.0.1:${port}/api/queues`;
    board = spawn(process.execPath, [join(root, 'infra/deploy/queue-board/dist/main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        QUEUE_URL: queueUrl,
        IDENTITY_PUBLIC_KEY: keys.publicKey,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const connection = { connectionString: queueUrl, migrate: true };
    queue = new Queue('mail-deliveries', { connection }, createPostgresBackend as never);
    await queue.add('send-notification', { data: { notificationId: 'one' } }, { delay: 3_600_000 });
    await waitUntil('the board', async () => (await fetch(url)).status === 401);
  });

  afterAll(async () => {
    board.kill('SIGTERM');
    await queue.close();
  });

  const as = (role: Role, audience = 'queue-board') => ({
    [identityHeader]: new IdentitySigner(keys.privateKey).forCaller(
      { userId: 'one', username: 'ruth', role, sessionId: 'one' },
      audience,
    ),
  });

  it('is an administrator’s to see, by the gateway’s token for it', async () => {
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: as('user') })).status).toBe(403);
    expect((await fetch(url, { headers: as('owner', 'leads') })).status).toBe(401);
    const page = await fetch(url, { headers: as('administrator') });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')]);
  });

  it('shows the queues and the ids on them', async () => {
    const answer = await fetch(`${url}/api/queues?activeQueue=mail-deliveries&status=delayed`, {
      headers: as('administrator'),
    });
    const { queues } = (await answer.json()) as {
      queues: Array<{ name: string; counts: { delayed: number } }>;
    };

    expect(queues.map(({ name }) => name)).toEqual([
      'mail-deliveries',
      'photos',
      'push-deliveries',
      'renditions',
      'web-hook-deliveries',
    ]);
    expect(queues[0]?.counts.delayed).toBe(1);
  });

  it('changes nothing', async () => {
    const emptied = await fetch(`${url}/api/queues/mail-deliveries/empty`, {
      method: 'PUT',
      headers: as('owner'),
    });

    expect(emptied.ok).toBe(false);
    expect(await queue.getDelayedCount()).toBe(1);
  });
});
