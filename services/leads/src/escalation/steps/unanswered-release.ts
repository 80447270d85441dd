import { Injectable } from '@nestjs/common';
import { businessClock } from '@sandhill/company/business-hours.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import { MailAddresses } from '../../mail/notifications/mail-addresses.js';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { findLead } from '../../model/find-lead.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { OnCall } from '../../on-call/on-call.repository.js';
import { OwedPushesRepository } from '../../push/owed-pushes.repository.js';
import { UnansweredRepository, type Unanswered } from './unanswered.repository.js';

/** Office hours after which a claimed lead without an answer is released. */
const maxHours = 8;

/**
 * Releases claimed leads that no one has answered for 8 office hours, each at most once. Released leads are unclaimed
 * again.
 */
@Injectable()
export class UnansweredRelease {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leads: UnansweredRepository,
    private readonly onCall: OnCall,
    private readonly addresses: MailAddresses,
    private readonly notifications: OwedMailsRepository,
    private readonly pushes: OwedPushesRepository,
    private readonly deliveries: DeliveryQueue,
    private readonly site: PublishedContent,
  ) {}

  async run(now = new Date()): Promise<void> {
    const claimedBefore = businessClock(this.site.current).hoursAgo(maxHours, now);
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const added: string[] = [];
      for (const lead of await this.leads.release(manager, claimedBefore, now)) {
        const details = { because: 'unanswered' };
        const sourceId = await recordLeadHistory(manager, lead.id, { kind: 'released', details });
        added.push(...(await this.notify(manager, lead, sourceId)));
      }
      return added;
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
  }

  /**
   * Queues mails to the previous owner of the lead and to the office. A previous owner without an email address gets
   * messages on their devices instead.
   *
   * @returns the ids of the mails
   */
  private async notify(
    manager: EntityManager,
    { id: leadId, ownerId }: Unanswered,
    sourceId: string,
  ): Promise<string[]> {
    const had = ownerId === null ? [] : await this.onCall.membersOf(manager, [ownerId]);
    const userIds = had.flatMap(({ id, email }) => (email === null ? id : []));
    await this.pushes.queueStep(manager, { kind: 'given_back', leadId, sourceId, userIds });
    const office = this.addresses.officeRecipients(await findLead(manager, leadId));
    const recipients = [...had.flatMap(({ email }) => email ?? []), ...office] as Recipient[];
    return this.notifications.add(
      manager,
      [...new Set(recipients)].map((recipient) => ({ leadId, kind: 'given_back', recipient, sourceId })),
    );
  }
}
