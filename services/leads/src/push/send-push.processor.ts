import { Injectable, Logger } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { OutsideClient } from '../hooks/outside/outside-client.js';
import { OutsideFailure } from '../hooks/outside/outside.errors.js';
import { MailAddresses } from '../mail/notifications/mail-addresses.js';
import { OutcomeWriter } from '../mail/notifications/outcome-writer.js';
import { retryPauseMs } from '../mail/notifications/retry-policy.js';
import { findLead } from '../model/find-lead.js';
import { PushDevice } from './push-device.entity.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { claimLabel, pushWords } from './push-words.js';
import { PushesRepository, type ClaimedPush } from './pushes.repository.js';
import { sendPush } from './send-push.job.js';

/** How long a push service keeps a message for a device that is off, in seconds. */
const keptSeconds = 3_600;

/** The browser has ended its subscription. */
const isGone = (status: number) => status === 404 || status === 410;

const results = ['sent', 'forgotten', 'refused', 'put_off'] as const;

/** Tells a device something, encrypted for it alone. */
@Injectable()
export class SendPushProcessor implements JobHandler<{ pushId: string }> {
  readonly job = sendPush;
  private readonly log = new Logger(SendPushProcessor.name);
  private readonly count: (result: (typeof results)[number]) => void;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pushes: PushesRepository,
    private readonly keys: PushKeysRepository,
    private readonly outside: OutsideClient,
    private readonly outcomes: OutcomeWriter,
    private readonly addresses: MailAddresses,
    private readonly site: SiteNow,
    metrics: Metrics,
  ) {
    this.count = metrics.counter({
      name: 'pushes_total',
      help: 'Attempts to tell devices of staff about leads',
      label: 'outcome',
      kinds: results,
    });
  }

  /** Does nothing if it is not due any more, or another worker has it. */
  async handle({ pushId }: { pushId: string }): Promise<void> {
    const claim = await this.pushes.claim(pushId);
    if (!claim) return;
    try {
      await this.record(claim, await this.send(claim));
    } catch (error) {
      // The lead was erased meanwhile, and its messages with it.
      if (error instanceof NotFound) return;
      if (!(error instanceof OutsideFailure)) throw error;
      await this.putOff(claim, error.problem);
    }
  }

  private async record(claim: ClaimedPush, status: number): Promise<void> {
    if (isGone(status)) {
      this.count('forgotten');
      await this.outcomes.write((manager) => manager.delete(PushDevice, { id: claim.deviceId }));
      this.log.log({ deviceId: claim.deviceId }, 'device forgotten: its subscription has ended');
    } else if (status >= 200 && status < 300) {
      this.count('sent');
      await this.outcomes.write((manager) => this.pushes.markSent(manager, claim));
    } else await this.putOff(claim, status);
  }

  private async putOff(claim: ClaimedPush, reason: string | number): Promise<void> {
    const { id, deviceId, attempts } = claim;
    const isFinal = typeof reason === 'number' && reason >= 400 && reason < 500 && reason !== 429;
    this.count(isFinal ? 'refused' : 'put_off');
    this.log.warn({ pushId: id, deviceId, reason }, 'device not told');
    const pauseMs = isFinal ? undefined : retryPauseMs('temporary', attempts);
    await this.outcomes.write((manager) => this.pushes.markTried(manager, claim, pauseMs));
  }

  private async send(claim: ClaimedPush): Promise<number> {
    const { publicKey, privateKey } = await this.keys.read();
    const { endpoint, p256dh, auth } = claim;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(await this.messageOf(claim)),
      {
        TTL: keptSeconds,
        urgency: 'high',
        // The push service keeps one message of a topic: one that is sent twice is shown once.
        topic: claim.id.replaceAll('-', ''),
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: `mailto:${this.addresses.ofRole('general')}`, publicKey, privateKey },
      },
    );
    return this.outside.post(endpoint, { headers: asTexts(headers), body: body ?? '' });
  }

  private async messageOf({ kind, quoteId, contactId, language }: ClaimedPush): Promise<object> {
    const id = quoteId ?? contactId;
    const lead = id === null ? undefined : await findLead(this.dataSource.manager, id, { withDeleted: true });
    const reference = lead?.lead.reference;
    const isFree = lead?.lead.claimedAt === null;
    return {
      title: pushWords(kind, { lead, language, site: this.site.current }),
      url: reference ? `/admin/leads/${reference}` : '/admin',
      tag: reference ?? 'test',
      ...(isFree && { claim: { id, label: claimLabel(language) } }),
    };
  }
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
