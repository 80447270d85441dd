import { Injectable } from '@nestjs/common';
import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { DataSource } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { entriesOf } from '../../model/guide-pages.js';
import type { Lead } from '../../model/lead.entity.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { businessClock } from '../reminders/business-hours.js';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { ClaimLinks } from '../claim-links/claim-links.js';
import { AnswerComposer } from './answer-composer.js';
import { ChatNoticeComposer } from './chat-notice-composer.js';
import { MailAddresses } from './mail-addresses.js';
import { MailPhotosBuilder } from './mail-photos.js';
import type { MailContent } from './mail-content.js';
import type { Mail } from './mailer.js';
import type { ClaimedNotification } from './notifications.repository.js';
import { unclaimedKinds, type NotificationKind } from './notification.entity.js';
import { SuspectsRepository } from './suspects.repository.js';
import { contactForOffice } from '../templates/contact-for-office.js';
import type { CameFrom } from '../templates/origin-facts.js';
import { proofMail } from '../templates/proof-mail.js';
import { quoteForOffice } from '../templates/quote-for-office.js';
import { reminder } from '../templates/reminder.js';
import { spamDigest } from '../templates/spam-digest.js';
import { unclaimed } from '../templates/unclaimed.js';
import { visitorReceipt } from '../templates/visitor-receipt.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

const isUnclaimed = (kind: NotificationKind) => (unclaimedKinds as readonly string[]).includes(kind);

const isAnswer = (kind: NotificationKind) => kind === 'answer' || kind === 'chat_answer';

/** Composes a notification's mail from the current data of its lead. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: MailAddresses,
    private readonly mailPhotos: MailPhotosBuilder,
    private readonly links: PhotoLinks,
    private readonly claims: ClaimLinks,
    private readonly suspects: SuspectsRepository,
    private readonly answers: AnswerComposer,
    private readonly chats: ChatNoticeComposer,
    private readonly site: SiteNow,
  ) {}

  async compose(notification: ClaimedNotification): Promise<Mail> {
    const { text, replyTo, visitor, attachments = [], thread } = await this.content(notification);
    const to = this.addresses.ofRole(notification.recipient) ?? visitor;
    if (!to) throw new Error('the notification has no recipient');
    return { ...text, notificationId: notification.id, to, replyTo, attachments, thread };
  }

  private async content(notification: ClaimedNotification): Promise<MailContent> {
    if (notification.kind === 'spam_digest') return this.digest(notification);
    if (notification.kind === 'office_chat')
      return { text: await this.chats.compose(notification), replyTo: this.company() };
    const site = this.site.current;
    // The lead may have been moved to the bin after the claim.
    const lead = await findLead(this.dataSource.manager, notification.leadId ?? '', { withDeleted: true });
    const { kind, name, email, reference, language } = lead;
    if (notification.kind === 'visitor_receipt') {
      const text = visitorReceipt({ kind, reference, language }, site);
      return { text, replyTo: this.company(), visitor: email };
    }
    if (lead.isProof) return { text: proofMail(lead, site), replyTo: this.company() };
    if (isAnswer(notification.kind)) return this.answers.compose(notification, lead);
    const replyTo = email === null ? this.company() : { name, address: email };
    const leadLink = this.links.siteUrl(`/admin/leads/${reference}`);
    const haveItLink = lead.claimedAt ? undefined : this.claims.to(lead.id);
    if (notification.kind === 'reminder' || notification.kind === 'late_reminder') {
      const businessHours = businessClock(site).hoursBetween(lead.waitingSince ?? lead.createdAt, new Date());
      return { text: reminder(lead, { businessHours, leadLink, haveItLink, site }), replyTo };
    }
    if (isUnclaimed(notification.kind)) {
      const text = unclaimed(lead, { leadLink, haveItLink, site });
      return { text, replyTo };
    }
    const { photos, attachments } = await this.mailPhotos.build(lead.id);
    const about = { photos, cameFrom: this.cameFrom(lead), leadLink, haveItLink, site };
    const text = kind === 'quote' ? quoteForOffice(lead, about) : contactForOffice(lead, about);
    return { text, replyTo, attachments };
  }

  private cameFrom(lead: Lead): CameFrom[] {
    return entriesOf(lead.guide, this.site.guide).map((entry) => ({
      name: entry.name.en,
      href: this.links.siteUrl(guidePath(entry)),
    }));
  }

  private async digest(notification: ClaimedNotification): Promise<MailContent> {
    const suspects = await this.suspects.listFor(notification);
    return {
      text: spamDigest(suspects, this.links.siteUrl('/admin/leads?status=spam'), this.site.current),
      replyTo: this.company(),
    };
  }

  private company(): Mailbox {
    return { name: this.addresses.sender.name, address: this.addresses.ofRole('general') ?? '' };
  }
}
