import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { Lead, LeadDraft } from '../../model/lead.js';
import { leadColumn } from '../../model/of-lead.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';
import type { Notification, Recipient } from './notification.entity.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** The mails of a new lead. */
export interface OwedMails {
  officeRecipients: Recipient[];
  /** Hash of the visitor's mailbox; null without a receipt. */
  receiptFor: string | null;
  receiptsPerHour: number;
}

/** Decides which mails a lead owes. */
@Injectable()
export class NotificationsService {
  private readonly log = new Logger(NotificationsService.name);
  private readonly countReceipts: (outcome: 'withheld') => void;
  private wasCeilingReached = false;

  constructor(
    private readonly addresses: MailAddresses,
    private readonly notifications: NotificationsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    this.countReceipts = metrics.counter({
      name: 'receipts_total',
      help: 'Receipts that were not sent',
      label: 'outcome',
      kinds: ['withheld'],
    });
  }

  /**
   * What a new lead owes. Suspected spam owes nothing: the digest reports it. Nor does a lead that staff typed in, unless
   * they wish a receipt.
   */
  owedBy(draft: LeadDraft, { isReceiptWished = false } = {}): OwedMails {
    const { email, status, source = 'site' } = draft.lead;
    const isSpam = status === 'spam';
    const isTypedIn = source !== 'site';
    if (draft.kind === 'contact' && draft.lead.isProof)
      return {
        officeRecipients: ['proof'],
        receiptFor: null,
        receiptsPerHour: this.config.RECEIPTS_PER_HOUR,
      };
    return {
      officeRecipients: isSpam || isTypedIn ? [] : this.addresses.officeRecipients(draft),
      receiptFor: email === null || isSpam || (isTypedIn && !isReceiptWished) ? null : emailHash(email),
      receiptsPerHour: this.config.RECEIPTS_PER_HOUR,
    };
  }

  /**
   * Records the mails of a stored lead as owed, in the transaction that takes it out of spam. A mail that is already
   * recorded is not added again.
   *
   * @returns the ids of the new mails
   */
  async recordOwed(manager: EntityManager, lead: Lead): Promise<string[]> {
    const { officeRecipients, receiptFor } = this.owedBy(lead);
    const owner = leadColumn({ kind: lead.kind, id: lead.lead.id });
    const kind = `office_${lead.kind}` as const;
    const mails: Array<Partial<Notification>> = officeRecipients.map((recipient) => ({
      ...owner,
      kind,
      recipient,
    }));
    if (receiptFor && (await this.mayHaveReceipt(manager, receiptFor)))
      mails.push({ ...owner, kind: 'visitor_receipt', recipient: 'visitor' });
    return mails.length === 0 ? [] : this.notifications.add(manager, mails);
  }

  /** Records that a message to the visitor is owed, in the transaction that adds it. */
  async oweAnswer(
    manager: EntityManager,
    lead: { quoteId: string } | { contactId: string },
    answerId: string,
  ): Promise<void> {
    await this.notifications.add(manager, [{ ...lead, kind: 'answer', recipient: 'visitor', answerId }]);
  }

  /** Counts and logs whether a lead met the ceiling of receipts per hour. */
  reportCeiling(isReached: boolean): void {
    if (isReached) this.countReceipts('withheld');
    if (isReached && !this.wasCeilingReached)
      this.log.warn(
        { receiptsPerHour: this.config.RECEIPTS_PER_HOUR },
        'receipts withheld: the limit per hour is reached',
      );
    this.wasCeilingReached = isReached;
  }

  private async mayHaveReceipt(manager: EntityManager, mailbox: string): Promise<boolean> {
    const isReached = await this.receipts.isCeilingReached(manager, this.config.RECEIPTS_PER_HOUR);
    this.reportCeiling(isReached);
    return !isReached && this.receipts.take(manager, mailbox);
  }
}
