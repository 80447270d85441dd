import { Injectable } from '@nestjs/common';
import { senderOf, type Mailbox } from '@sandhill/platform/mail/sender.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { isStaffAddress, type Recipient } from '../../deliveries/delivery.entity.js';
import type { AddressName } from '../addresses/mail-setting-names.js';
import { CurrentMailSettings } from '../addresses/current-mail-settings.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

/**
 * Addresses of senders and recipients: those that owners have set, otherwise the environment's. In demo, unset
 * addresses default to the company's.
 */
@Injectable()
export class MailAddresses {
  constructor(
    private readonly config: LeadsConfig,
    private readonly site: PublishedContent,
    private readonly settings: CurrentMailSettings,
  ) {}

  /**
   * Returns the address for visitors' replies about a lead: the reply address, if it is set. Otherwise returns the
   * address that receives the mail about the lead. If several addresses receive it, returns the office's or, if that is
   * not among them, the first.
   */
  replyAddress(lead: Pick<LeadDraft, 'services'>): string {
    const [first = 'office', ...others] = this.officeRecipients(lead);
    return this.own('reply') ?? this.ofRole(others.includes('office') ? 'office' : first) ?? '';
  }

  /**
   * Returns the firm's recipients of mails about a lead, according to the route of each requested service. Each address
   * appears once. A quote request that did not come through the form may name no service.
   */
  officeRecipients({ services }: Pick<LeadDraft, 'services'>): Recipient[] {
    if (!services) return ['general'];
    if (services.length === 0) return ['office'];
    const roles = services.map((service): Recipient => (this.own(service) === null ? 'office' : service));
    const byAddress = new Map(roles.map((role) => [this.ofRole(role)?.toLowerCase(), role]));
    return [...byAddress.values()];
  }

  /**
   * Returns the email address of a role; undefined for the visitor, whose address is in the lead. A removed route falls
   * back to the office.
   */
  ofRole(role: Recipient): string | undefined {
    if (role === 'visitor') return undefined;
    if (isStaffAddress(role)) return role;
    if (role === 'proof') return this.config.PROOF_EMAIL ?? this.ofRole('fallback');
    return this.own(role) ?? this.ofRole('office');
  }

  /**
   * Returns an email address as owners or the environment have set it; null if neither has set it, or if owners have
   * removed it.
   */
  own(name: AddressName): string | null {
    const set = this.settings.of(name);
    return set === undefined ? (this.inEnvironment(name) ?? null) : set;
  }

  /** The address for answers to the firm's own mails. */
  get company(): Mailbox {
    return { name: this.sender.name, address: this.own('reply') ?? this.ofRole('general') ?? '' };
  }

  /** The sender of mails. Owners choose the name. The address is fixed, because DKIM and SPF depend on its domain. */
  get sender(): Mailbox {
    const { name, address } = senderOf(this.config, this.profile);
    return { name: this.settings.of('sender_name') ?? name, address };
  }

  /**
   * Returns the `Message-ID` of a mail. It is always the same, so that mail programs show a mail once even if it is
   * sent twice.
   */
  messageIdOf(deliveryId: string): string {
    return `<${deliveryId}@${this.domain}>`;
  }

  get domain(): string {
    return this.sender.address.split('@')[1] ?? this.profile.domain;
  }

  private inEnvironment(name: AddressName): string | undefined {
    const { OFFICE_EMAIL, GENERAL_EMAIL, FALLBACK_EMAIL, MAIL_ROUTES } = this.config;
    const { office, general, support } = this.profile.emails;
    if (name === 'office') return OFFICE_EMAIL ?? office;
    if (name === 'general') return GENERAL_EMAIL ?? general;
    if (name === 'fallback') return FALLBACK_EMAIL ?? support;
    return name === 'reply' ? undefined : MAIL_ROUTES[name];
  }

  private get profile() {
    return this.site.current.profile;
  }
}
