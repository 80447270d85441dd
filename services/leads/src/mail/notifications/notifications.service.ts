import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';
import type { Notification } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** Decides which mails a lead owes. */
@Injectable()
export class NotificationsService {
  private readonly log = new Logger(NotificationsService.name);
  private readonly countReceipts: (outcome: string) => void;
  private wasCeilingReached = false;

  constructor(
    private readonly addresses: MailAddresses,
    private readonly notifications: NotificationsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    this.countReceipts = metrics.counter('receipts_total', 'Receipts that visitors did not get', 'outcome');
  }

  /**
   * Notes what a lead owes, in the transaction of the lead: nothing for a suspect, which the digest reports. What is owed
   * already is not owed twice.
   *
   * @returns the ids of the mails
   */
  async owe(manager: EntityManager, lead: LeadDraft, id: string): Promise<string[]> {
    if (lead.lead.status === 'spam') return [];
    const owner = lead.kind === 'quote' ? { quoteId: id } : { contactId: id };
    const kind = `office_${lead.kind}` as const;
    const mails: Array<Partial<Notification>> = this.addresses
      .officeRecipients(lead)
      .map((recipient) => ({ ...owner, kind, recipient }));
    if (await this.mayHaveReceipt(manager, lead.lead.email))
      mails.push({ ...owner, kind: 'visitor_receipt', recipient: 'visitor' });
    return this.notifications.add(manager, mails);
  }

  /** Above the hour's ceiling leads get no receipt. */
  private async mayHaveReceipt(manager: EntityManager, email: string): Promise<boolean> {
    const { RECEIPTS_PER_HOUR: perHour } = this.config;
    const isReached = await this.receipts.isCeilingReached(manager, perHour);
    if (isReached) this.countReceipts('withheld');
    if (isReached && !this.wasCeilingReached)
      this.log.warn({ receiptsPerHour: perHour }, 'visitors get no receipts for now');
    this.wasCeilingReached = isReached;
    return !isReached && this.receipts.take(manager, emailHash(email));
  }
}
