import { createPostgresBackend, createRedisBackend } from 'bullmq';

/** Both factories go through the classes' common interface, whose types default to the Redis one. */
type BackendFactory = typeof createRedisBackend;

/** Where BullMQ keeps its jobs: one connection description and the backend that understands it. */
export interface QueueBackend {
  connection: object;
  factory: BackendFactory;
  /** BullMQ on PostgreSQL keeps the failure of its first connection: what met one must be made anew. */
  keepsFirstFailure: boolean;
}

export type QueueRole = 'producer' | 'worker';

/**
 * Chooses the backend by the address. A producer fails at once when the queue is away, since what is owed is
 * in the service's own tables; a worker waits until it is back.
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
    host: url.hostname,
    port: Number(url.port || 6379),
    username: url.username || undefined,
    password: decodeURIComponent(url.password) || undefined,
    db: Number(url.pathname.slice(1) || 0),
    tls: url.protocol === 'rediss:' ? {} : undefined,
    connectTimeout: 2000,
    // After a connection that was refused, ioredis keeps the process alive for this long.
    disconnectTimeout: 200,
    maxRetriesPerRequest: waits ? null : 1,
    enableOfflineQueue: waits,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  };
}

function postgresConnection(address: string) {
  return { connectionString: address, max: 4, migrate: true, connectionTimeoutMillis: 2000, keepAlive: true };
}
