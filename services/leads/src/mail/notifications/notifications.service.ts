import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { isTypedIn } from '../../model/lead-desk.js';
import type { Lead } from '../../model/lead.entity.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';
import { emailHash } from './email-hash.js';
import { MailAddresses } from './mail-addresses.js';
import type { Recipient } from '../../deliveries/delivery.entity.js';
import { OwedMailsRepository, type OwedMail } from './owed-mails.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';

export interface OwedMails {
  officeRecipients: Recipient[];
  /** Hash of the visitor's email address; null if no receipt is sent. */
  receiptFor: string | null;
}

@Injectable()
export class NotificationsService {
  constructor(
    private readonly addresses: MailAddresses,
    private readonly notifications: OwedMailsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly config: LeadsConfig,
  ) {}

  /** Whether any visitor gets a receipt. */
  get sendsReceipts(): boolean {
    return this.config.RECEIPTS_PER_HOUR > 0;
  }

  /**
   * Returns the mails for a new lead. Suspected spam gets none: the digest reports it. A lead that staff typed in gets
   * at most a receipt, if staff want one.
   */
  owedBy(draft: LeadDraft, { isReceiptWished = false } = {}): OwedMails {
    const { email, status, source = 'site', isProof } = draft;
    const isSpam = status === 'spam';
    if (isProof) return { officeRecipients: ['proof'], receiptFor: null };
    const hasNoReceipt = isSpam || (isTypedIn(source) && !isReceiptWished) || !this.sendsReceipts;
    return {
      officeRecipients: isSpam || isTypedIn(source) ? [] : this.addresses.officeRecipients(draft),
      receiptFor: email === null || hasNoReceipt ? null : emailHash(email),
    };
  }

  /**
   * Queues the mails of a stored lead, in the transaction that takes the lead out of spam. A mail that is already
   * recorded is not added again.
   *
   * @returns the ids of the new mails
   */
  async queueLeadMails(manager: EntityManager, lead: Lead): Promise<string[]> {
    const { officeRecipients, receiptFor } = this.owedBy(lead);
    const leadId = lead.id;
    const kind = `office_${lead.kind}` as const;
    const mails: OwedMail[] = officeRecipients.map((recipient) => ({
      leadId,
      kind,
      recipient,
    }));
    if (receiptFor && (await this.receipts.reserve(manager, receiptFor)))
      mails.push({ leadId, kind: 'visitor_receipt', recipient: 'visitor' });
    return this.notifications.add(manager, mails);
  }

  async queueAnswer(manager: EntityManager, leadId: string, answerId: string): Promise<void> {
    await this.notifications.add(manager, [{ leadId, kind: 'answer', recipient: 'visitor', answerId }]);
  }

  /**
   * Queues the report of a visit that the visitor booked, for the owner of the lead, or for the office.
   *
   * @param owner the owner, if they work on leads
   * @returns the ids of the mails
   */
  async queueVisitBooked(
    manager: EntityManager,
    lead: Lead,
    { owner, visitId }: { owner?: StaffMember; visitId: string },
  ): Promise<string[]> {
    const recipients = owner?.email ? [owner.email as Recipient] : this.addresses.officeRecipients(lead);
    const mail = { leadId: lead.id, kind: 'office_visit', sourceId: visitId } as const;
    return this.notifications.add(
      manager,
      recipients.map((recipient) => ({ ...mail, recipient })),
    );
  }

  /**
   * Queues a notice to a member of staff that one lead, or several leads (`leadId` null), were assigned to them. A
   * person without an email address gets no mail.
   *
   * @returns the ids of the mails
   */
  async queueAssigned(
    manager: EntityManager,
    { email }: Pick<StaffMember, 'email'>,
    of: { leadId: string; sourceId: string } | { leadId: null },
  ): Promise<string[]> {
    if (email === null) return [];
    return this.notifications.add(manager, [{ ...of, kind: 'assigned', recipient: email as Recipient }]);
  }
}
