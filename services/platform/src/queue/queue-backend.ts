import { createPostgresBackend, createRedisBackend } from 'bullmq';
import { redisServer } from './redis-server.js';

/**
 * BullMQ's type of a backend factory, taken from the factory for Redis. The common interface also covers the factory
 * for PostgreSQL.
 */
type BackendFactory = typeof createRedisBackend;

export interface QueueBackend {
  connection: object;
  factory: BackendFactory;
  /**
   * Whether BullMQ remembers a failed first connection, as it does on PostgreSQL. The queue object must then be created
   * again.
   */
  keepsFirstFailure: boolean;
}

export type QueueRole = 'producer' | 'worker';

/**
 * Returns the backend that the URL selects. On Redis, a producer fails immediately if the queue is unavailable, because
 * the service's own tables record the work to do. A worker waits until the queue is available again.
 */
export function queueBackend(address: string, role: QueueRole): QueueBackend {
  return address.startsWith('redis')
    ? { connection: redisConnection(address, role), factory: createRedisBackend, keepsFirstFailure: false }
    : {
        connection: postgresConnection(address),
        factory: createPostgresBackend as unknown as BackendFactory,
        keepsFirstFailure: true,
      };
}

function redisConnection(address: string, role: QueueRole) {
  const url = new URL(address);
  const waits = role === 'worker';
  return {
    ...redisServer(address),
    port: Number(url.port || 6379),
    username: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    db: Number(url.pathname.slice(1) || 0),
    connectTimeout: 2000,
    // After a refused connection, ioredis keeps the process alive for this long.
    disconnectTimeout: 200,
    maxRetriesPerRequest: waits ? null : 1,
    enableOfflineQueue: waits,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  };
}

function postgresConnection(address: string) {
  return { connectionString: address, max: 4, migrate: true, connectionTimeoutMillis: 2000, keepAlive: true };
}
