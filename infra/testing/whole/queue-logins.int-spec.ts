// Starts this machine's Redis with the script that Docker uses, and uses the login of each part as that part does.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Queue, Worker } from 'bullmq';
import { limiterFor } from '../../../gateway/src/limits/limiter.ts';
import { root } from '../../local/settings.ts';
import { startChild, stopChild } from '../../local/servers/child.ts';
import { freePort } from '../../local/servers/free-port.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { waitUntil } from '../wait-until.ts';

const script = join(root, 'infra/deploy/redis/logins.sh');
const parts = ['gateway', 'leads', 'media', 'queue-board'];
const queuesOf = {
  leads: ['mail-deliveries', 'photos', 'push-deliveries', 'web-hook-deliveries'],
  media: ['renditions'],
};
const ownQueues = Object.entries(queuesOf).flatMap(([part, queues]) => queues.map((queue) => [part, queue]));

/**
 * Text of a fake `docker` that runs what `make rotate` sends to the containers of the secrets and of Redis. With
 * `DIES`, it kills `make rotate` as soon as Redis has the new password.
 */
const docker = `for last; do :; done
with() { printf '%s' "$last" | sed "s#/run/secrets#$1#g"; }
case "$*" in
*'restore bash'*) with "$SECRETS" | bash -eu ;;
*'redis sh -c'*) sh -c "$(with "$SECRETS_FOLDER")" && { [ -z "$DIES" ] || kill -KILL $PPID; } ;;
*'redis sh -s'*) shift 5; sh "$@" ;;
esac`;

describe('the logins of Redis', () => {
  const secrets = mkdtempSync(join(tmpdir(), 'sandhill-redis-'));
  const clients: Redis[] = [];
  let port: number;
  let server: ReturnType<typeof startChild>;

  const apply = (...words: string[]) =>
    execFileSync('sh', ['-s', 'apply', ...words], {
      input: readFileSync(script),
      env: { ...process.env, SECRETS_FOLDER: secrets, PATH: `${secrets}:${process.env['PATH']}` },
    });

  const connectionOf = (part: string, password = `password-of-${part}`) => ({
    host: '127.0.0.1',
    port,
    username: part,
    password,
  });

  function as(part: string, password?: string): Redis {
    const client = new Redis({
      ...connectionOf(part, password),
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  }

  beforeAll(async () => {
    for (const part of ['default', ...parts]) writeFileSync(join(secrets, part), `password-of-${part}`);
    port = await freePort();
    const cli = `#!/bin/sh\nexec ${onPath('redis-cli')} -p ${port} "$@"\n`;
    writeFileSync(join(secrets, 'redis-cli'), cli, { mode: 0o755 });
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    server = startChild({
      command: 'sh',
      args: [script, 'start', ...options],
      environment: { SECRETS_FOLDER: secrets },
    });
    await waitUntil('Redis', async () => (await as('default').ping()) === 'PONG');
  });

  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });

  afterAll(async () => {
    await stopChild(server);
    rmSync(secrets, { recursive: true });
  });

  it('answers no one without a password', async () => {
    const stranger = new Redis({ port, lazyConnect: true, retryStrategy: () => null });
    stranger.on('error', () => undefined);
    clients.push(stranger);

    await expect(stranger.ping()).rejects.toThrow('NOAUTH');
  });

  it.each(ownQueues)('lets %s work its queue %s', async (part = '', name = '') => {
    const connection = { ...connectionOf(part), maxRetriesPerRequest: null };
    const queue = new Queue(name, { connection });
    const done: unknown[] = [];
    const worker = new Worker(name, async ({ data }) => void done.push(data), { connection });
    const errors: Error[] = [];
    queue.on('error', (error) => errors.push(error));
    worker.on('error', (error) => errors.push(error));

    await queue.addBulk([
      { name: 'now', data: 1 },
      { name: 'later', data: 2, opts: { delay: 10, attempts: 2 } },
    ]);
    await waitUntil('both jobs', async () => done.length === 2);
    await waitUntil('their end', async () => (await queue.getJobCounts('completed'))['completed'] === 2);
    await Promise.all([queue.close(), worker.close()]);

    expect(errors).toEqual([]);
  });

  it.each([
    ['leads', 'bull:renditions:wait'],
    ['leads', 'rate:api:192.0.2.1'],
    ['media', 'bull:photos:wait'],
    ['gateway', 'bull:mail-deliveries:wait'],
    ['queue-board', 'rate:api:192.0.2.1'],
  ])('keeps %s from %s, by commands and by scripts', async (part, key) => {
    const client = as(part);

    await expect(client.lrange(key, 0, -1)).rejects.toThrow('NOPERM');
    await expect(client.del(key)).rejects.toThrow('NOPERM');
    await expect(client.eval(`return redis.call('DEL', '${key}')`, 0)).rejects.toThrow();
  });

  it.each(parts)('keeps %s from the server, and from listing keys', async (part) => {
    const client = as(part);

    const commands: Array<[string, ...string[]]> = [
      ['FLUSHALL'],
      ['KEYS', '*'],
      ['CONFIG', 'GET', '*'],
      ['ACL', 'LIST'],
      ['SCRIPT', 'FLUSH'],
      ['CLIENT', 'LIST'],
      ['SHUTDOWN', 'NOSAVE'],
      ['PUBLISH', 'a', 'b'],
    ];
    for (const command of commands) await expect(client.call(...command)).rejects.toThrow('NOPERM');
  });

  it('lets the gateway count', async () => {
    const client = as('gateway');
    await client.connect();
    const limiter = limiterFor({ name: 'api', points: 2, seconds: 60 }, client);

    await limiter.consume('192.0.2.1');
    await limiter.consume('192.0.2.1');

    await expect(limiter.consume('192.0.2.1')).rejects.toMatchObject({ remainingPoints: 0 });
    expect(await as('default').keys('rate:*')).toHaveLength(1);
  });

  it('lets the board look at all queues, and change none', async () => {
    const filled = new Queue('photos', { connection: connectionOf('leads') });
    await filled.add('later', 1, { delay: 3_600_000 });
    const seen = new Queue('photos', { connection: connectionOf('queue-board'), skipMetasUpdate: true });
    seen.on('error', () => undefined);

    const [job] = await seen.getDelayed();

    expect(job?.data).toBe(1);
    await expect(job?.remove()).rejects.toThrow();
    await expect(seen.add('more', 1)).rejects.toThrow();
    expect(await filled.getDelayedCount()).toBe(1);
    await Promise.all([filled.close(), seen.close()]);
  });

  it('takes a new password beside the old one, until the old one is ended', async () => {
    writeFileSync(join(secrets, 'media'), 'the-new-password');
    apply();
    const both = [as('media'), as('media', 'the-new-password')];
    expect(await Promise.all(both.map((client) => client.ping()))).toEqual(['PONG', 'PONG']);

    apply('resetpass');

    expect(await as('media', 'the-new-password').ping()).toBe('PONG');
    await expect(as('media').ping()).rejects.toThrow();
  });

  it('have new passwords after a second make rotate, when the first was killed before it kept its own', async () => {
    const folder = join(secrets, 'rotation');
    const program = (path: string, text: string) =>
      writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const ownSecrets = parts.map((part) => `secrets/${part}`);
    for (const each of ['bin', 'infra/deploy/docker', ...ownSecrets])
      mkdirSync(join(folder, each), { recursive: true });
    symlinkSync(secrets, join(folder, 'secrets/redis'));
    for (const file of ['deploy/docker/rotate-secret.sh', 'deploy/redis/logins.sh', 'local/take-turn.sh'])
      cpSync(join(root, 'infra', file), join(folder, 'infra', file));
    program('infra/deploy/docker/roll.sh', ':');
    program('bin/docker', docker);
    const rotate = (dies: string) =>
      execFileSync('sh', [join(folder, 'infra/deploy/docker/rotate-secret.sh'), 'queue'], {
        stdio: 'pipe',
        env: {
          ...process.env,
          SECRETS: join(folder, 'secrets'),
          SECRETS_FOLDER: secrets,
          DIES: dies,
          PATH: `${folder}/bin:${secrets}:${process.env['PATH']}`,
        },
      });
    const valueOf = (part: string) => readFileSync(join(secrets, part), 'utf8');
    const before = valueOf('default');

    expect(() => rotate('1')).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));
    rotate('');

    for (const part of ['default', ...parts]) expect(await as(part, valueOf(part)).ping()).toBe('PONG');
    await expect(as('default', before).ping()).rejects.toThrow();
  });
});

it('the queues of the logins are those of the services', () => {
  const board = readFileSync(join(root, 'infra/deploy/queue-board/src/board.ts'), 'utf8');
  const shown = /queueNames = \[(.+)\]/.exec(board)?.[1]?.replaceAll("'", '').split(', ');
  const allowed = [...readFileSync(script, 'utf8').matchAll(/~bull:([a-z-]+):/g)].map(([, name]) => name);

  expect(allowed.toSorted()).toEqual(shown?.toSorted());
  expect(allowed.toSorted()).toEqual(Object.values(queuesOf).flat().toSorted());
});
