import { Injectable } from '@nestjs/common';
import { profile } from '@sandhill/company/profile.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead.js';
import { addressOfSender } from '../../config/mail-variables.js';
import type { Recipient } from './notification.entity.js';

/** A name and an address apart, so that neither can break out of a header. */
export interface Mailbox {
  name: string;
  address: string;
}

/** Who gets which mail (decision L5). In demo the company's content stands in for what is not set. */
@Injectable()
export class MailAddresses {
  constructor(private readonly config: LeadsConfig) {}

  /** The office's side of a lead: by service where there is a route, each address once. */
  officeRecipients(subject: LeadDraft): Recipient[] {
    if (subject.kind === 'contact') return ['general'];
    const roles = subject.lead.services.map((service): Recipient =>
      this.config.MAIL_ROUTES[service] === undefined ? 'office' : service,
    );
    const byAddress = new Map(roles.map((role) => [this.ofRole(role)?.toLowerCase(), role]));
    return [...byAddress.values()];
  }

  /** The address of a role; the visitor's own is in the lead. A route that was removed leads to the office. */
  ofRole(role: Recipient): string | undefined {
    const { OFFICE_EMAIL, GENERAL_EMAIL, FALLBACK_EMAIL, MAIL_ROUTES } = this.config;
    if (role === 'visitor') return undefined;
    if (role === 'general') return GENERAL_EMAIL ?? profile.emails.general;
    if (role === 'fallback') return FALLBACK_EMAIL ?? profile.emails.support;
    const office = OFFICE_EMAIL ?? profile.emails.office;
    return role === 'office' ? office : (MAIL_ROUTES[role] ?? office);
  }

  /** `MAIL_FROM`; without it nobody at the site's own domain, which in demo is the company's. */
  get sender(): Mailbox {
    const text = this.config.MAIL_FROM;
    const address = text && addressOfSender(text);
    if (!text || !address) return { name: profile.name, address: `no-reply@${this.siteDomain()}` };
    return { name: text.split('<')[0]?.replaceAll('"', '').trim() || profile.name, address };
  }

  /** The name that `Message-ID`s end in. */
  get domain(): string {
    return this.sender.address.split('@')[1] ?? profile.domain;
  }
  private siteDomain(): string {
    const { SITE_MODE, PUBLIC_URL } = this.config;
    if (SITE_MODE === 'demo' || !PUBLIC_URL) return profile.domain;
    return new URL(PUBLIC_URL).hostname.replace(/^www\./, '');
  }
}
