import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import type { Lead } from '../../model/lead.entity.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import { OwedMailsRepository, type OwedMail } from './owed-mails.repository.js';
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
    private readonly notifications: OwedMailsRepository,
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
    const { email, status, source = 'site', isProof } = draft;
    const isSpam = status === 'spam';
    const isTypedIn = source !== 'site';
    const receiptsPerHour = this.config.RECEIPTS_PER_HOUR;
    if (isProof) return { officeRecipients: ['proof'], receiptFor: null, receiptsPerHour };
    return {
      officeRecipients: isSpam || isTypedIn ? [] : this.addresses.officeRecipients(draft),
      receiptFor: email === null || isSpam || (isTypedIn && !isReceiptWished) ? null : emailHash(email),
      receiptsPerHour,
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
    const leadId = lead.id;
    const kind = `office_${lead.kind}` as const;
    const mails: OwedMail[] = officeRecipients.map((recipient) => ({
      leadId,
      kind,
      recipient,
    }));
    if (receiptFor && (await this.mayHaveReceipt(manager, receiptFor)))
      mails.push({ leadId, kind: 'visitor_receipt', recipient: 'visitor' });
    return this.notifications.add(manager, mails);
  }

  /** Records that a message to the visitor is owed, in the transaction that adds it. */
  async oweAnswer(manager: EntityManager, leadId: string, answerId: string): Promise<void> {
    await this.notifications.add(manager, [{ leadId, kind: 'answer', recipient: 'visitor', answerId }]);
  }

  /**
   * Records that a member of staff is to be told of a lead that is theirs now, or of all those of a colleague. An account without an address learns of it in the list.
   *
   * @returns the ids of the mails
   */
  async oweAssigned(
    manager: EntityManager,
    { email }: Pick<StaffMember, 'email'>,
    of: { leadId: string; sourceId: string } | { leadId: null },
  ): Promise<string[]> {
    if (email === null) return [];
    return this.notifications.add(manager, [{ ...of, kind: 'assigned', recipient: email as Recipient }]);
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
