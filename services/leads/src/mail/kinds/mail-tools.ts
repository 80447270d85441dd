import { Injectable } from '@nestjs/common';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { SiteNow } from '@sandhill/company/published-site/site-now.js';
import { CallBatch } from '@sandhill/platform/process/call-batch.js';
import { DataSource } from 'typeorm';
import { findLeads, LeadNotFound } from '../../model/find-lead.js';
import type { Lead } from '../../model/lead.entity.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { MailPhotosBuilder } from '../notifications/mail-photos.js';
import { DueMails } from './due-mails.js';
import { LeadLinks } from './lead-links.js';
import type { ClaimedMail } from './claimed-mail.js';

/** Dependencies that kinds of mail share. */
@Injectable()
export class MailTools {
  private readonly leads = new CallBatch<string, Lead | undefined>(0, (ids) => findLeads(this.manager, ids));

  constructor(
    private readonly dataSource: DataSource,
    private readonly published: SiteNow,
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

  /** The lead of a mail, which may have been moved to the bin after the claim. @throws NotFound */
  async leadOf({ leadId }: ClaimedMail): Promise<Lead> {
    const lead = leadId === null ? undefined : await this.leads.resultOf(leadId);
    if (!lead) throw new LeadNotFound();
    return lead;
  }

  /** Where answers to the firm's own mails go. */
  readonly company = (): Mailbox => this.addresses.company;

  /** Where answers to a mail about a lead go. */
  visitorOf({ name, email }: Lead): Mailbox {
    return email === null ? this.company() : { name, address: email };
  }
}
