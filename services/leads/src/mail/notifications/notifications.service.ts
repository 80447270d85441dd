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
    this.countReceipts = metrics.counter('receipts_total', 'Receipts that were not sent', 'outcome');
  }

  /**
   * Records the mails of a lead as owed, in the lead's transaction. Suspected spam owes none: the digest reports it. A
   * mail that is already recorded is not added again.
   *
   * @returns the ids of the new mails
   */
  async recordOwed(manager: EntityManager, lead: LeadDraft, id: string): Promise<string[]> {
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

  /** No receipt above the ceiling per hour, nor a second one for a mailbox on the same day. */
  private async mayHaveReceipt(manager: EntityManager, email: string): Promise<boolean> {
    const { RECEIPTS_PER_HOUR: perHour } = this.config;
    const isReached = await this.receipts.isCeilingReached(manager, perHour);
    if (isReached) this.countReceipts('withheld');
    if (isReached && !this.wasCeilingReached)
      this.log.warn({ receiptsPerHour: perHour }, 'receipts withheld: the limit per hour is reached');
    this.wasCeilingReached = isReached;
    return !isReached && this.receipts.take(manager, emailHash(email));
  }
}
