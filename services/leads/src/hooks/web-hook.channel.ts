import { Injectable } from '@nestjs/common';
import type { Channel, ClaimedDelivery, Outcome, Settle } from '@sandhill/platform/delivery/channel.js';
import { retryDelayMs } from '@sandhill/platform/delivery/retry-delay.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { EntityManager } from 'typeorm';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Alarms } from '../mail/alarms/alarms.js';
import { ExternalClient } from './external/external-client.js';
import { ExternalRequestFailure } from './external/external.errors.js';
import { signedHeaders } from './signature.js';
import { WebHookEventsRepository } from './web-hook-events.repository.js';
import { WebHookPayloads } from './web-hook-payloads.js';
import { giveUpAfterHours, WebHooksRepository } from './web-hooks.repository.js';

const dayMs = 86_400_000;

/**
 * SQL: a condition that every delivery to a web hook meets. With it, PostgreSQL reads the deliveries of each hook in
 * the order of their age.
 */
export const ofEachHook = 'd.hook_id IN (SELECT id FROM web_hooks)';

/**
 * SQL: whether no delivery of the hook is being sent, and none is due before this one. A hook that was slow or could not
 * be reached gets one delivery at a time, so that it does not block the deliveries to other hooks. Each condition reads
 * one of the small indexes of `sending` and `owed` deliveries: joined by OR, they would make PostgreSQL read the whole
 * table.
 */
const isFirst = `NOT EXISTS (
    SELECT FROM deliveries o WHERE o.channel = 'web-hook' AND o.state = 'sending' AND o.hook_id = h.id)
  AND d.next_attempt_at <= (
    SELECT min(o.next_attempt_at) FROM deliveries o
    WHERE o.channel = 'web-hook' AND o.state = 'owed' AND o.hook_id = h.id)`;

interface Answer {
  /** Time until the next request to the hook, in milliseconds; null if several may be sent at the same time. */
  restMs: number | null;
}

/** Sends events about leads to web hooks, turns off hooks that have failed for three days, and raises an alarm. */
@Injectable()
export class WebHookChannel implements Channel<Delivery> {
  readonly name = 'web-hook';
  readonly metric = {
    name: 'web_hooks_total',
    help: 'Attempts to tell web hooks about leads',
    outcomes: ['sent', 'put_off', 'given_up'],
  };
  readonly lifetimeMs = giveUpAfterHours * 3_600_000;
  readonly leaseBeats = 30;
  readonly keptMs = 30 * dayMs;
  readonly keptAmong = ofEachHook;
  /** Duration of a request, in milliseconds, above which its hook counts as slow. */
  readonly slowMs: number = 3_000;
  readonly isDue = `d.is_by_hand OR EXISTS (
    SELECT FROM web_hooks h
    WHERE h.id = d.hook_id AND h.is_active AND (h.not_before IS NULL OR h.not_before <= now() AND ${isFirst}))`;

  constructor(
    private readonly hooks: WebHooksRepository,
    private readonly events: WebHookEventsRepository,
    private readonly payloads: WebHookPayloads,
    private readonly external: ExternalClient,
    private readonly alarms: Alarms,
  ) {}

  async prepare(): Promise<void> {
    await this.events.queueEvents();
    await this.hooks.giveUpFailing();
    await this.alarm();
  }

  async send(claim: ClaimedDelivery<Delivery>): Promise<Outcome<Delivery>> {
    try {
      const { url, secret } = await this.hooks.addressOf(claim.hookId ?? '');
      const body = await this.payloads.bodyOf(claim);
      const seconds = Math.floor(Date.now() / 1000);
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Sandhill-Webhooks/1',
        ...signedHeaders(secret, { id: claim.id, seconds, body }),
      };
      const begun = performance.now();
      const status = await this.external.post(url, { headers, body });
      const restMs = performance.now() - begun > this.slowMs ? 0 : null;
      return status >= 200 && status < 300 ? sent(status, restMs) : putOff(claim, { status, restMs });
    } catch (error) {
      // The lead or the hook was deleted in the meantime, together with its deliveries.
      if (error instanceof NotFound) return { result: 'void' };
      if (!(error instanceof ExternalRequestFailure)) throw error;
      // Pauses a hook that could not be reached, so that its timeouts do not delay the other hooks.
      const restMs = retryDelayMs('away', claim.attempts);
      return putOff(claim, { status: null, problem: error.problem, restMs });
    }
  }

  async record(
    manager: EntityManager,
    claim: ClaimedDelivery<Delivery>,
    outcome: Outcome<Delivery>,
    settle: Settle<Delivery>,
  ): Promise<Outcome<Delivery> | undefined> {
    if (!(await settle(manager, outcome))) return undefined;
    const { hookId = '', kind } = claim;
    const { restMs = null } = (outcome.note ?? {}) as Partial<Answer>;
    if (outcome.result === 'sent') await this.hooks.markReached(manager, hookId ?? '', restMs);
    else if (outcome.result !== 'void' && kind !== 'test')
      await this.hooks.noteFailing(manager, hookId ?? '', restMs);
    return outcome;
  }

  private async alarm(): Promise<void> {
    await this.alarms.report(await this.hooks.listUnreported(), {
      cause: 'web_hook_off',
      text: (count) =>
        `Web hooks that failed for three days and were turned off: ${count}. Owners find them in Settings, under “Connections”.`,
      since: ({ failingSince }) => failingSince,
      markReported: (ids) => this.hooks.markReported(ids),
    });
  }
}

const sent = (status: number, restMs: Answer['restMs']): Outcome<Delivery> => ({
  result: 'sent',
  columns: { lastStatus: status, isByHand: false },
  note: { restMs },
});

/** Returns the outcome of a failed attempt: another attempt later, but none for a test. */
function putOff(
  { kind, attempts }: ClaimedDelivery<Delivery>,
  { status, problem, restMs }: Answer & { status: number | null; problem?: string },
): Outcome<Delivery> {
  const facts = {
    error: problem ?? null,
    code: status ?? problem,
    columns: { lastStatus: status, isByHand: false },
    note: { restMs },
  };
  if (kind === 'test') return { result: 'failed', ...facts };
  return { result: 'later', pauseMs: retryDelayMs('temporary', attempts), ...facts };
}
