import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

export interface Rate {
  name: string;
  points: number;
  seconds: number;
}

/** Returns a rate limiter that counts in Redis, or in memory while Redis is unavailable or not configured. */
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
