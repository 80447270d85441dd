import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { BatchLoader } from '@sandhill/platform/process/batch-loader.js';
import { DataSource } from 'typeorm';
import { findLeads, leadNotFound } from '../../model/find-lead.js';
import type { Lead } from '../../model/lead.entity.js';
import { isStaffAddress } from '../../deliveries/delivery.entity.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { sharedRead } from '../notifications/sending-limits.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { MailPhotosBuilder } from '../notifications/mail-photos.js';
import { DueMails } from './due-mails.js';
import { LeadLinks } from './lead-links.js';
import type { ClaimedMail } from './claimed-mail.js';

@Injectable()
export class MailTools {
  /** Reads of leads, shared by mails that are composed at the same time. */
  private readonly leads = new BatchLoader<Lead>({
    ...sharedRead,
    read: (ids) => findLeads(this.manager, ids),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
    readonly addresses: MailAddresses,
    readonly links: LeadLinks,
    readonly photos: MailPhotosBuilder,
    readonly due: DueMails,
  ) {}

  get manager() {
    return this.dataSource.manager;
  }

  get site() {
    return this.published.current;
  }

  /** Returns the lead of a mail. The lead may be in the bin. @throws NotFound */
  async leadOf({ leadId }: ClaimedMail): Promise<Lead> {
    const lead = leadId === null ? undefined : await this.leads.load(leadId);
    if (!lead) throw leadNotFound();
    return lead;
  }

  /** Returns the language of a mail to the firm: the recipient's, or English for the office's mailboxes. */
  async languageOf({ recipient }: ClaimedMail): Promise<Language> {
    if (recipient === null || !isStaffAddress(recipient)) return 'en';
    const member = await this.manager.findOneBy(StaffMember, { email: recipient, isActive: true });
    return member?.language ?? 'en';
  }

  readonly company = (): Mailbox => this.addresses.company;

  /**
   * Returns the reply-to address of a mail about a lead: the visitor’s, or the company’s if the lead has no email
   * address.
   */
  visitorOf({ name, email }: Lead): Mailbox {
    return email === null ? this.company() : { name, address: email };
  }
}
