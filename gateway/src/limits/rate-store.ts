import { Logger } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../gateway.config.js';

/** Time limit of a Redis command, in milliseconds. */
export const commandTimeoutMs = 300;

/** Connects to Redis, if configured. Fails immediately when it is unavailable: no request waits for a limiter. */
export function connectStore({ REDIS_URL, REDIS_PASSWORD }: GatewayConfig): Redis | undefined {
  if (!REDIS_URL) return undefined;
  const log = new Logger('RateLimits');
  const client = new Redis(withPassword(REDIS_URL, REDIS_PASSWORD), {
    enableOfflineQueue: false,
    // A lead is charged to five budgets or more: two packets, not one each.
    enableAutoPipelining: true,
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
