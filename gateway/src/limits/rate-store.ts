import { Logger } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { redisServer } from '@sandhill/platform/queue/redis-server.js';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../gateway.config.js';

export const commandTimeoutMs = 300;

/**
 * Returns a client of Redis; undefined if none is configured. Its commands fail immediately while Redis is unavailable.
 */
export function connectStore({ REDIS_URL, REDIS_PASSWORD }: GatewayConfig): Redis | undefined {
  if (!REDIS_URL) return undefined;
  const log = new Logger('RateLimits');
  const client = new Redis(withPassword(REDIS_URL, REDIS_PASSWORD), {
    ...redisServer(REDIS_URL),
    enableOfflineQueue: false,
    // Charging a lead takes five commands or more. Pipelining sends them in two packets instead of one packet each.
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
