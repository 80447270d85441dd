import { Injectable, Logger } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { OutcomeWriter } from '../mail/notifications/outcome-writer.js';
import { retryPauseMs } from '../mail/notifications/retry-policy.js';
import { DeliveriesRepository, type ClaimedDelivery } from './deliveries.repository.js';
import { OutsideClient } from './outside/outside-client.js';
import { OutsideFailure } from './outside/outside.errors.js';
import { sendWebHook } from './send-web-hook.job.js';
import { signedHeaders } from './signature.js';
import { WebHookPayloads } from './web-hook-payloads.js';

const results = ['sent', 'put_off', 'given_up'] as const;

/** Tells a hook about one event. */
@Injectable()
export class SendWebHookProcessor implements JobHandler<{ deliveryId: string }> {
  readonly job = sendWebHook;
  private readonly log = new Logger(SendWebHookProcessor.name);
  private readonly count: (result: (typeof results)[number]) => void;

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly payloads: WebHookPayloads,
    private readonly outside: OutsideClient,
    private readonly outcomes: OutcomeWriter,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'web_hooks_total',
      help: 'Attempts to tell web hooks about leads',
      label: 'outcome',
      kinds: results,
    });
  }

  /** Does nothing if it is not due any more, or another worker has it. */
  async handle({ deliveryId }: { deliveryId: string }): Promise<void> {
    const claim = await this.deliveries.claim(deliveryId);
    if (!claim) return;
    try {
      const status = await this.send(claim);
      if (status < 200 || status >= 300) await this.putOff(claim, { status, problem: null });
      else {
        await this.outcomes.write((manager) => this.deliveries.markSent(manager, claim, status));
        this.count('sent');
      }
    } catch (error) {
      // The lead was erased meanwhile, and its deliveries with it.
      if (error instanceof NotFound) return;
      if (!(error instanceof OutsideFailure)) throw error;
      await this.putOff(claim, { status: null, problem: error.problem });
    }
  }

  private async send(claim: ClaimedDelivery): Promise<number> {
    const body = await this.payloads.bodyOf(claim);
    const seconds = Math.floor(Date.now() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Sandhill-Webhooks/1',
      ...signedHeaders(claim.secret, { id: claim.id, seconds, body }),
    };
    return this.outside.post(claim.url, { headers, body });
  }

  private async putOff(
    claim: ClaimedDelivery,
    { status, problem }: { status: number | null; problem: string | null },
  ): Promise<void> {
    this.count(claim.isOverdue ? 'given_up' : 'put_off');
    const { id: deliveryId, hookId, attempts } = claim;
    this.log.warn({ deliveryId, hookId, status, problem }, 'web hook not reached');
    const failure = {
      status,
      error: problem,
      pauseMs: retryPauseMs('temporary', attempts),
      // One address that does not answer must not keep the others waiting.
      ...(status === null && { restMs: retryPauseMs('away', attempts) }),
    };
    await this.outcomes.write((manager) => this.deliveries.markTried(manager, claim, failure));
  }
}
