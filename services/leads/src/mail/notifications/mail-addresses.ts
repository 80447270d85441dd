import { firstSite } from '@sandhill/company/content/first-site.js';
import { Injectable } from '@nestjs/common';
import { senderOf, type Mailbox } from '@sandhill/platform/mail/sender.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead.js';
import type { Recipient } from './notification.entity.js';

const { profile } = firstSite;

/** The addresses of senders and recipients (decision L5). In demo, unset ones default to the company's. */
@Injectable()
export class MailAddresses {
  constructor(private readonly config: LeadsConfig) {}

  /** The office's recipients of a lead: by route of each service, one per address. */
  officeRecipients(subject: LeadDraft): Recipient[] {
    if (subject.kind === 'contact') return ['general'];
    const roles = subject.lead.services.map((service): Recipient =>
      this.config.MAIL_ROUTES[service] === undefined ? 'office' : service,
    );
    const byAddress = new Map(roles.map((role) => [this.ofRole(role)?.toLowerCase(), role]));
    return [...byAddress.values()];
  }

  /** The address of a role; undefined for the visitor, whose address is in the lead. A removed route means the office. */
  ofRole(role: Recipient): string | undefined {
    const { OFFICE_EMAIL, GENERAL_EMAIL, FALLBACK_EMAIL, MAIL_ROUTES } = this.config;
    if (role === 'visitor') return undefined;
    if (role === 'general') return GENERAL_EMAIL ?? profile.emails.general;
    if (role === 'fallback') return FALLBACK_EMAIL ?? profile.emails.support;
    const office = OFFICE_EMAIL ?? profile.emails.office;
    return role === 'office' ? office : (MAIL_ROUTES[role] ?? office);
  }

  get sender(): Mailbox {
    return senderOf(this.config, profile);
  }

  /** The domain of `Message-ID`s. */
  get domain(): string {
    return this.sender.address.split('@')[1] ?? profile.domain;
  }
}
