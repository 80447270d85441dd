import { Injectable } from '@nestjs/common';
import type { Channel, ClaimedDelivery, Outcome, Settle } from '@sandhill/platform/delivery/channel.js';
import { retryDelayMs } from '@sandhill/platform/delivery/retry-delay.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, type EntityManager } from 'typeorm';
import webPush from 'web-push';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { TodayRepository } from '../escalation/reminders/today.repository.js';
import { countAll, dayPath } from '../escalation/reminders/today.js';
import { ExternalClient } from '../hooks/external/external-client.js';
import { ExternalRequestFailure } from '../hooks/external/external.errors.js';
import { MailAddresses } from '../mail/notifications/mail-addresses.js';
import { findLead } from '../model/find-lead.js';
import { isUrgent } from '../model/urgency.js';
import { lifetimeMs, OwedPushesRepository } from './owed-pushes.repository.js';
import { PushDevice } from './push-device.entity.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { claimLabel, digestWords, pushWords, todayWords, type PushKind } from './push-words.js';

/** Whether an HTTP status means that the browser has ended its subscription. */
const isGone = (status: number) => status === 404 || status === 410;
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 429;

const weekMs = 7 * 86_400_000;

/** Sends messages about leads to the devices of staff, each encrypted so that only its device can read it. */
@Injectable()
export class PushChannel implements Channel<Delivery> {
  readonly name = 'push';
  readonly metric = {
    name: 'pushes_total',
    help: 'Attempts to tell devices of staff about leads',
    outcomes: ['sent', 'forgotten', 'refused', 'put_off'],
  };
  readonly lifetimeMs = lifetimeMs;
  readonly leaseBeats = 12;
  readonly keptMs = weekMs;
  readonly isUselessLate = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly owed: OwedPushesRepository,
    private readonly keys: PushKeysRepository,
    private readonly external: ExternalClient,
    private readonly addresses: MailAddresses,
    private readonly site: PublishedContent,
    private readonly today: TodayRepository,
  ) {}

  async prepare(): Promise<void> {
    await this.owed.forgetDevices();
    await this.owed.queueNewLeads();
  }

  async send(claim: ClaimedDelivery<Delivery>): Promise<Outcome<Delivery>> {
    try {
      const device = await this.dataSource.manager.findOneBy(PushDevice, { id: claim.deviceId ?? '' });
      if (!device) return { result: 'void' };
      return outcomeOf(await this.post(claim, device), claim);
    } catch (error) {
      // The lead was erased in the meantime, together with its messages.
      if (error instanceof NotFound) return { result: 'void' };
      if (!(error instanceof ExternalRequestFailure)) throw error;
      return outcomeOf(error.problem, claim);
    }
  }

  async record(
    manager: EntityManager,
    { deviceId }: ClaimedDelivery<Delivery>,
    outcome: Outcome<Delivery>,
    settle: Settle<Delivery>,
  ): Promise<Outcome<Delivery> | undefined> {
    const id = deviceId ?? '';
    // Deleting the device also deletes its messages.
    if (outcome.label === 'forgotten') await manager.delete(PushDevice, { id });
    if (!(await settle(manager, outcome))) return undefined;
    if (outcome.result === 'sent') await manager.update(PushDevice, { id }, { lastSentAt: () => 'now()' });
    return outcome;
  }

  private async post(claim: ClaimedDelivery<Delivery>, device: PushDevice): Promise<number> {
    const { publicKey, privateKey } = await this.keys.read();
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(await this.messageOf(claim, device)),
      {
        // A device that is offline gets the message if it returns within this time.
        TTL: lifetimeMs / 1000,
        urgency: 'high',
        // The push service keeps one message per topic, so a message that is sent twice is shown once.
        topic: claim.id.replaceAll('-', ''),
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: `mailto:${this.addresses.ofRole('general')}`, publicKey, privateKey },
      },
    );
    return this.external.post(endpoint, { headers: asTexts(headers), body: body ?? '' });
  }

  private async messageOf(
    claim: ClaimedDelivery<Delivery>,
    { language, userId }: PushDevice,
  ): Promise<object> {
    const { kind, leadId, happenedAt } = claim;
    if (kind === 'digest') {
      const title = digestWords(await this.owed.countNews(happenedAt, userId), happenedAt, language);
      return { title, url: '/admin/leads', tag: 'digest' };
    }
    if (kind === 'today') {
      const day = await this.today.listFor(userId, happenedAt);
      const url = dayPath((await this.today.personOf(userId))?.role, day);
      return { title: todayWords(countAll(day), language), url, tag: 'today' };
    }
    const lead =
      leadId === null ? undefined : await findLead(this.dataSource.manager, leadId, { withDeleted: true });
    const reference = lead?.reference;
    const isFree = lead && (lead.claimedAt === null || isUrgent(lead));
    return {
      title: pushWords(kind as PushKind, { lead, language, site: this.site.current }),
      url: reference ? `/admin/leads/${reference}` : kind === 'assigned' ? '/admin/leads?owner=me' : '/admin',
      tag: reference ?? kind,
      ...(isFree && { claim: { id: leadId, label: claimLabel(language) } }),
    };
  }
}

function outcomeOf(answer: number | string, { attempts }: ClaimedDelivery<Delivery>): Outcome<Delivery> {
  const facts = { error: String(answer), code: answer };
  if (typeof answer === 'number') {
    if (answer >= 200 && answer < 300) return { result: 'sent' };
    if (isGone(answer)) return { result: 'void', label: 'forgotten' };
    if (isRefused(answer)) return { result: 'failed', label: 'refused', ...facts };
  }
  return { result: 'later', pauseMs: retryDelayMs('temporary', attempts), ...facts };
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
