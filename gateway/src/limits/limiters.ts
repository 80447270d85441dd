import { Logger } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../gateway.config.js';

/** After so many milliseconds a command of the store has failed. */
export const commandTimeoutMs = 300;

/** The store of the counts, where there is one. It fails at once: nobody waits for a limiter. */
export function connectStore({ REDIS_URL, REDIS_PASSWORD }: GatewayConfig): Redis | undefined {
  if (!REDIS_URL) return undefined;
  const log = new Logger('RateLimits');
  const client = new Redis(withPassword(REDIS_URL, REDIS_PASSWORD), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: commandTimeoutMs,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) log.warn({ reason: error.message }, 'Redis is away; this process counts rates for itself');
    isAway = true;
  });
  client.on('ready', () => (isAway = false));
  return client;
}

export interface Rate {
  name: string;
  points: number;
  seconds: number;
}

/** Counts in the store, and in memory while that is away or where there is none. */
export function limiterFor({ name, points, seconds }: Rate, store: Redis | undefined): RateLimiterAbstract {
  const options = { keyPrefix: `rate:${name}`, points, duration: seconds };
  const inMemory = new RateLimiterMemory(options);
  if (!store) return inMemory;
  return new RateLimiterRedis({
    ...options,
    storeClient: store,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
  });
}
