import { Injectable } from '@nestjs/common';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';
import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { DataSource } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { entriesOf } from '../../model/guide-pages.js';
import type { Lead } from '../../model/lead.entity.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { ClaimLinks } from '../claim-links/claim-links.js';
import { ChatNoticesRepository } from '../notifications/chat-notices.repository.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { MailPhotosBuilder } from '../notifications/mail-photos.js';
import { SuspectsRepository } from '../notifications/suspects.repository.js';
import { RemindersRepository } from '../reminders/reminders.repository.js';
import type { CameFrom } from '../templates/origin-facts.js';
import type { ClaimedMail } from './claimed-mail.js';

/** What kinds of mail use to compose one. */
@Injectable()
export class MailTools {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: ClaimLinks,
    private readonly published: SiteNow,
    readonly addresses: MailAddresses,
    readonly links: PhotoLinks,
    readonly photos: MailPhotosBuilder,
    readonly suspects: SuspectsRepository,
    readonly reminders: RemindersRepository,
    readonly chats: ChatNoticesRepository,
  ) {}

  get manager() {
    return this.dataSource.manager;
  }

  get site() {
    return this.published.current;
  }

  /** The lead of a mail, which may have been moved to the bin after the claim. @throws NotFound */
  leadOf({ leadId }: ClaimedMail): Promise<Lead> {
    return findLead(this.dataSource.manager, leadId ?? '', { withDeleted: true });
  }

  /** The links of a mail about a lead: to its page, and "I have it" while no one has it. */
  linksOf({ id, reference, claimedAt }: Lead): { leadLink: string; haveItLink?: string } {
    const leadLink = this.links.siteUrl(`/admin/leads/${reference}`);
    return { leadLink, haveItLink: claimedAt ? undefined : this.claims.to(id) };
  }

  /** Pages of the plant guide that a lead came from. */
  cameFrom({ guide }: Lead): CameFrom[] {
    return entriesOf(guide, this.published.guide).map((entry) => ({
      name: entry.name.en,
      href: this.links.siteUrl(guidePath(entry)),
    }));
  }

  /** Where answers to the firm's own mails go. */
  readonly company = (): Mailbox => ({
    name: this.addresses.sender.name,
    address: this.addresses.ofRole('general') ?? '',
  });

  /** Where answers to a mail about a lead go. */
  visitorOf({ name, email }: Lead): Mailbox {
    return email === null ? this.company() : { name, address: email };
  }
}
