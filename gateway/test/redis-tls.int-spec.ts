import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { queueBackend } from '@sandhill/platform/queue/queue-backend.js';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../src/gateway.config.js';
import { connectStore } from '../src/limits/rate-store.js';

it.each([
  ['the queue', 'localhost', (url: string) => new Redis(queueBackend(url, 'worker').connection)],
  ['the rates', 'localhost', (url: string) => connectStore({ REDIS_URL: url } as GatewayConfig)],
  ['the queue', '127.0.0.1', (url: string) => new Redis(queueBackend(url, 'worker').connection)],
])('the Redis of %s at rediss://%s is asked for the certificate of its name', async (_, host, connect) => {
  const asked: string[] = [];
  const SNICallback = (name: string, done: (error: null) => void) => {
    asked.push(name);
    done(null);
  };
  const server = createServer({ SNICallback }).listen(0, host);
  await once(server, 'listening');
  const greeted = once(server, 'tlsClientError');

  const client = connect(`rediss://${host}:${(server.address() as AddressInfo).port}`);
  client?.on('error', () => undefined);
  await greeted;
  client?.disconnect();
  server.close();

  expect(asked).toEqual(host === 'localhost' ? ['localhost'] : []);
});
