import { Injectable } from '@nestjs/common';
import { senderOf, type Mailbox } from '@sandhill/platform/mail/sender.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { isStaffAddress, type Recipient } from '../../deliveries/delivery.entity.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

/** The addresses of senders and recipients (decision L5). In demo, unset ones default to the company's. */
@Injectable()
export class MailAddresses {
  constructor(
    private readonly config: LeadsConfig,
    private readonly site: SiteNow,
  ) {}

  /** Where visitors' replies about a lead go: the office, or the address of its services if all have their own. */
  replyAddress(lead: Pick<LeadDraft, 'services'>): string {
    const [first = 'office', ...others] = this.officeRecipients(lead);
    return this.ofRole(others.includes('office') ? 'office' : first) ?? '';
  }

  /** The office's recipients of a lead: by route of each service, one per address. */
  officeRecipients({ services }: Pick<LeadDraft, 'services'>): Recipient[] {
    if (!services) return ['general'];
    const roles = services.map((service): Recipient =>
      this.config.MAIL_ROUTES[service] === undefined ? 'office' : service,
    );
    const byAddress = new Map(roles.map((role) => [this.ofRole(role)?.toLowerCase(), role]));
    return [...byAddress.values()];
  }

  /** The address of a role; undefined for the visitor, whose address is in the lead. A removed route means the office. */
  ofRole(role: Recipient): string | undefined {
    const { OFFICE_EMAIL, GENERAL_EMAIL, FALLBACK_EMAIL, PROOF_EMAIL, MAIL_ROUTES } = this.config;
    if (role === 'visitor') return undefined;
    if (isStaffAddress(role)) return role;
    if (role === 'general') return GENERAL_EMAIL ?? this.profile.emails.general;
    const fallback = FALLBACK_EMAIL ?? this.profile.emails.support;
    if (role === 'fallback') return fallback;
    if (role === 'proof') return PROOF_EMAIL ?? fallback;
    const office = OFFICE_EMAIL ?? this.profile.emails.office;
    return role === 'office' ? office : (MAIL_ROUTES[role] ?? office);
  }

  get sender(): Mailbox {
    return senderOf(this.config, this.profile);
  }

  /** The `Message-ID` of a mail: always the same, so that mail programs show a mail sent twice as one. */
  messageIdOf(deliveryId: string): string {
    return `<${deliveryId}@${this.domain}>`;
  }

  /** The domain of `Message-ID`s. */
  get domain(): string {
    return this.sender.address.split('@')[1] ?? this.profile.domain;
  }

  private get profile() {
    return this.site.current.profile;
  }
}
