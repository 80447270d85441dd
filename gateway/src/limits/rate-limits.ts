import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';
import { commandTimeoutMs, connectStore, limiterFor } from './limiters.js';

const storeWaitMs = 1_000;

/** What an accepted lead counts; a refused one counts 1, so that refusals cannot be had without end. */
const leadPoints = 10;

/** How much one address may ask for. A client whose own address is hidden is not counted at all. */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly store;
  private readonly requests: RateLimiterAbstract;
  private readonly leads: readonly RateLimiterAbstract[];

  constructor(config: GatewayConfig) {
    this.store = connectStore(config);
    const { RATE_API_PER_MINUTE, RATE_LEADS_PER_MINUTE, RATE_LEADS_PER_HOUR } = config;
    this.requests = limiterFor({ name: 'api', points: RATE_API_PER_MINUTE, seconds: 60 }, this.store);
    this.leads = [
      limiterFor(
        { name: 'lead-points-minute', points: RATE_LEADS_PER_MINUTE * leadPoints, seconds: 60 },
        this.store,
      ),
      limiterFor(
        { name: 'lead-points-hour', points: RATE_LEADS_PER_HOUR * leadPoints, seconds: 3600 },
        this.store,
      ),
    ];
  }

  /** Gives the store a moment, so that the first requests are counted with those of the other copies. */
  async onModuleInit(): Promise<void> {
    const { store } = this;
    if (store && store.status !== 'ready')
      await settleWithin(storeWaitMs, () => once(store, 'ready')).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.store?.disconnect();
  }

  /** @throws DomainError 429 */
  async countRequest({ address, isHidden }: Client): Promise<void> {
    if (!isHidden) await this.consume(this.requests, addressGroup(address));
  }

  /**
   * Counts a lead before it is known whether it will be accepted, so that many at once get no more than one after
   * the other. A refusal gives back all but a tenth, and a failure of ours everything. A client that goes away
   * before the answer gets nothing back: its lead may have been accepted.
   *
   * @throws DomainError 429
   */
  async countLead({ address, isHidden }: Client, response: ServerResponse): Promise<void> {
    if (isHidden) return;
    const key = addressGroup(address);
    const taken: RateLimiterAbstract[] = [];
    try {
      for (const limiter of this.leads) {
        await this.consume(limiter, key, leadPoints);
        taken.push(limiter);
      }
    } catch (error) {
      await giveBack(taken, key, leadPoints);
      throw error;
    }
    response.once('finish', () => {
      const points = unusedPoints(response.statusCode);
      if (points > 0) void giveBack(this.leads, key, points);
    });
  }

  private async consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<void> {
    const begun = performance.now();
    try {
      await limiter.consume(key, points);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      // A refused try has been counted too; left so, giving back the ones before it would not make room.
      await giveBack([limiter], key, points);
      throw new DomainError('Too many requests. Please wait a moment and try again.', {
        status: 429,
        code: 'too_many_requests',
        retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      });
    } finally {
      // A store that hangs is left until it takes a new connection: its silence is waited for once, not each time.
      if (performance.now() - begun >= commandTimeoutMs) this.store?.disconnect(true);
    }
  }
}

function unusedPoints(status: number): number {
  if (status === 201) return 0;
  return status >= 500 ? leadPoints : leadPoints - 1;
}

/** What cannot be given back runs out with its window. */
async function giveBack(
  limiters: readonly RateLimiterAbstract[],
  key: string,
  points: number,
): Promise<void> {
  await Promise.allSettled(limiters.map((limiter) => limiter.reward(key, points)));
}
