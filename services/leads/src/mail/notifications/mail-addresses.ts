import { Injectable } from '@nestjs/common';
import { profile } from '@sandhill/company/profile.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead.js';
import { addressOfSender } from '../../config/mail-variables.js';
import type { Recipient } from './notification.entity.js';

/** Name and address kept separate, so that neither can inject a header. */
export interface Mailbox {
  name: string;
  address: string;
}

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

  /** `MAIL_FROM`; default: no-reply at the site's domain (in demo: the company's domain). */
  get sender(): Mailbox {
    const text = this.config.MAIL_FROM;
    const address = text && addressOfSender(text);
    if (!text || !address) return { name: profile.name, address: `no-reply@${this.siteDomain()}` };
    return { name: text.split('<')[0]?.replaceAll('"', '').trim() || profile.name, address };
  }

  /** The domain of `Message-ID`s. */
  get domain(): string {
    return this.sender.address.split('@')[1] ?? profile.domain;
  }
  private siteDomain(): string {
    const { SITE_MODE, PUBLIC_URL } = this.config;
    if (SITE_MODE === 'demo' || !PUBLIC_URL) return profile.domain;
    return new URL(PUBLIC_URL).hostname.replace(/^www\./, '');
  }
}
