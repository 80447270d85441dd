import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import {
  addressGroup,
  budgetsOf,
  proxiedVisitors,
  reachFactor,
  siteGroup,
  type AddressBudget,
  type Reach,
} from '@sandhill/platform/http/client-address.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';
import { limiterFor, type Rate } from './limiter.js';
import { commandTimeoutMs, connectStore } from './rate-store.js';

const storeWaitMs = 1_000;

/**
 * Points of the rate limit that an accepted lead costs. A refused lead costs 1, so that refused requests are limited,
 * too.
 */
const leadPoints = 10;

/**
 * Rate limits per IP address. A proxied client may stand for any number of visitors, so all such clients share one
 * large budget, and their public forms are never refused.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly store;
  private readonly requests: RateLimiterAbstract;
  private readonly manyVisitors: RateLimiterAbstract;
  private readonly leads: ReadonlyArray<Record<Reach, RateLimiterAbstract>>;

  constructor(config: GatewayConfig) {
    this.store = connectStore(config);
    const { RATE_API_PER_MINUTE, RATE_LEADS_PER_MINUTE, RATE_LEADS_PER_HOUR } = config;
    this.requests = limiterFor({ name: 'api', points: RATE_API_PER_MINUTE, seconds: 60 }, this.store);
    this.manyVisitors = limiterFor(
      { name: 'api-many', points: RATE_API_PER_MINUTE * proxiedVisitors, seconds: 60 },
      this.store,
    );
    this.leads = [
      this.limitersFor({
        name: 'lead-points-minute',
        points: RATE_LEADS_PER_MINUTE * leadPoints,
        seconds: 60,
      }),
      this.limitersFor({ name: 'lead-points-hour', points: RATE_LEADS_PER_HOUR * leadPoints, seconds: 3600 }),
    ];
  }

  /**
   * Returns the limiters of a rate. Networks get larger budgets: many visitors share one, but few of them use it at the
   * same time. The extra points let up to nine refused leads pass without reducing the number of accepted ones, because
   * ten refused leads cost as much as an accepted one.
   */
  private limitersFor(rate: Rate): Record<Reach, RateLimiterAbstract> {
    const of = (reach: Reach) =>
      limiterFor(
        {
          ...rate,
          name: `${rate.name}-${reach}`,
          points: rate.points * reachFactor[reach] + leadPoints - 1,
        },
        this.store,
      );
    return { visitor: of('visitor'), site: of('site'), provider: of('provider') };
  }

  /** Waits briefly for Redis, so that the first requests are counted together with those of other instances. */
  async onModuleInit(): Promise<void> {
    const { store } = this;
    if (store && store.status !== 'ready')
      await withTimeout(storeWaitMs, () => once(store, 'ready')).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.store?.disconnect();
  }

  /**
   * Counts a request. The /64 networks of one /48 network of IPv6 also have a budget together, because one customer may
   * hold all of them.
   *
   * @throws DomainError 429
   */
  async countRequest({ address, isProxied }: Client): Promise<void> {
    if (isProxied) {
      await this.consume(this.manyVisitors, 'all');
      return;
    }
    const [visitor, site] = [addressGroup(address), siteGroup(address)];
    await this.consume(this.requests, visitor);
    if (site !== visitor) await this.consume(this.manyVisitors, site);
  }

  /**
   * Counts a lead before it is known whether it will be accepted, so that parallel requests are limited like sequential
   * ones. Nine tenths are refunded for a refused lead, and everything after a failure of the site (5xx). Nothing is
   * refunded if the client disconnects before the answer, because the lead may have been accepted. The visitor's own
   * budgets are charged first, so that a flood that they refuse does not use up the budgets of the network, which other
   * visitors share.
   *
   * @throws DomainError 429
   */
  async countLead(client: Client, response: ServerResponse): Promise<void> {
    if (client.isProxied) return;
    const budgets = budgetsOf(client.address);
    const charges: Charge[] = [];
    try {
      await this.chargeAtOnce(charges, budgets.slice(0, 1), this.countRequest(client));
      await this.chargeAtOnce(charges, budgets.slice(1));
    } catch (error) {
      await refund(charges, leadPoints);
      throw error;
    }
    response.once('finish', () => {
      const points = unusedPoints(response.statusCode);
      if (points > 0) void refund(charges, points);
    });
  }

  /**
   * Charges a lead to budgets with one packet to Redis. Adds the charges to `charges`, even if it throws.
   *
   * @throws DomainError 429
   */
  private async chargeAtOnce(
    charges: Charge[],
    budgets: readonly AddressBudget[],
    beside?: Promise<void>,
  ): Promise<void> {
    const charging = this.leads.flatMap((limiters) =>
      budgets.map(async ({ reach, key }) => {
        charges.push(await this.consume(limiters[reach], key, leadPoints));
      }),
    );
    const outcomes = await Promise.allSettled([beside, ...charging]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<Charge> {
    const begun = performance.now();
    try {
      return chargeOf(limiter, key, await limiter.consume(key, points));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      // Refunds the refused attempt, because refused attempts are counted as well and would keep the budget used up.
      await refund([chargeOf(limiter, key, rejection)], points);
      throw new DomainError(
        429,
        'too_many_requests',
        'Too many requests. Please wait a moment and try again.',
        { retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) },
      );
    } finally {
      // Disconnects from a hanging Redis, so that only this request has to wait for it.
      if (performance.now() - begun >= commandTimeoutMs) this.store?.disconnect(true);
    }
  }
}

function unusedPoints(status: number): number {
  if (status === 201) return 0;
  return status >= 500 ? leadPoints : leadPoints - 1;
}

interface Charge {
  limiter: RateLimiterAbstract;
  key: string;
  /** End of the budget's window, in the time of `performance.now()`. */
  endsAt: number;
}

function chargeOf(limiter: RateLimiterAbstract, key: string, { msBeforeNext }: RateLimiterRes): Charge {
  return { limiter, key, endsAt: performance.now() + msBeforeNext };
}

/**
 * Refunds points to budgets whose window will still be open when the command arrives. Points of other windows expire
 * anyway. A refund that arrives after the end of a window would go to the next one, which would then allow too many
 * leads.
 */
async function refund(charges: readonly Charge[], points: number): Promise<void> {
  const latest = performance.now() + commandTimeoutMs;
  const running = charges.filter(({ endsAt }) => endsAt > latest);
  await Promise.allSettled(running.map(({ limiter, key }) => limiter.reward(key, points)));
}
