import { Logger } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../gateway.config.js';

/** Time limit of a Redis command, in milliseconds. */
export const commandTimeoutMs = 300;

/** Connects to Redis, if configured. Fails immediately when it is unavailable: no request waits for a limiter. */
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
  let isUnavailable = false;
  client.on('error', (error: Error) => {
    if (!isUnavailable) log.warn({ reason: error.message }, 'Redis is unavailable; counting rates in memory');
    isUnavailable = true;
  });
  client.on('ready', () => (isUnavailable = false));
  return client;
}

export interface Rate {
  name: string;
  points: number;
  seconds: number;
}

/** Counts in Redis; in memory while it is unavailable or not configured. */
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
