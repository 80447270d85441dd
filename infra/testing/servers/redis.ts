import { Redis } from 'ioredis';
import { startChild, stopChild } from '../../local/servers/child.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { waitUntil } from '../../local/wait-until.ts';

interface RedisServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the Redis that is on the PATH, without writing to the disk. @returns undefined if there is none */
export async function startRedis(port: number): Promise<RedisServer | undefined> {
  const command = onPath('redis-server');
  if (!command) return undefined;
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory-policy',
    'noeviction',
  ];
  const child = startChild({ command, args });
  const url = `redis://127.0.0.1:${port}`;
  await waitUntil('Redis', () => answersPing(url));
  return { url, stop: () => stopChild(child) };
}

export async function answersPing(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
}
