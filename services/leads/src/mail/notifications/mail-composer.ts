import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { businessHoursBetween } from '../reminders/business-hours.js';
import { MailAddresses, type Mailbox } from './mail-addresses.js';
import { MailPhotosMaker } from './mail-photos.js';
import type { Attachment, Mail } from './mailer.js';
import type { ClaimedNotification } from './notifications.repository.js';
import { SuspectsRepository } from './suspects.repository.js';
import { contactForOffice } from '../templates/contact-for-office.js';
import type { MailText } from '../templates/mail.js';
import { quoteForOffice } from '../templates/quote-for-office.js';
import { reminder } from '../templates/reminder.js';
import { spamDigest } from '../templates/spam-digest.js';
import { visitorReceipt } from '../templates/visitor-receipt.js';

interface Letter {
  text: MailText;
  replyTo: Mailbox;
  visitor?: string;
  attachments?: Attachment[];
}

/** Makes the mail of a notification from what the tables know when it is sent. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: MailAddresses,
    private readonly mailPhotos: MailPhotosMaker,
    private readonly links: PhotoLinks,
    private readonly suspects: SuspectsRepository,
  ) {}

  async compose(notification: ClaimedNotification): Promise<Mail> {
    const { text, replyTo, visitor, attachments = [] } = await this.letter(notification);
    const to = this.addresses.ofRole(notification.recipient) ?? visitor;
    if (!to) throw new Error('the notification names no recipient');
    return { ...text, notificationId: notification.id, to, replyTo, attachments };
  }

  private async letter(notification: ClaimedNotification): Promise<Letter> {
    if (notification.kind === 'spam_digest') return this.digest(notification);
    // Also a lead that was put into the bin after its mail was begun.
    const id = notification.quoteId ?? notification.contactId ?? '';
    const subject = await findLead(this.dataSource.manager, id, { withDeleted: true });
    const { name, email, reference, language } = subject.lead;
    if (notification.kind === 'visitor_receipt') {
      const text = visitorReceipt({ kind: subject.kind, reference, language });
      return { text, replyTo: this.company(), visitor: email };
    }
    const replyTo = { name, address: email };
    if (notification.kind === 'reminder' || notification.kind === 'late_reminder') {
      const hours = businessHoursBetween(subject.lead.createdAt, new Date());
      return { text: reminder(subject, hours, this.links.site('/admin')), replyTo };
    }
    if (subject.kind === 'contact') return { text: contactForOffice(subject.lead), replyTo };
    const { photos, attachments } = await this.mailPhotos.of(subject.lead.id);
    return { text: quoteForOffice(subject.lead, photos), replyTo, attachments };
  }

  private async digest(notification: ClaimedNotification): Promise<Letter> {
    const suspects = await this.suspects.listFor(notification);
    return { text: spamDigest(suspects, this.links.site('/admin')), replyTo: this.company() };
  }

  private company(): Mailbox {
    return { name: this.addresses.sender.name, address: this.addresses.ofRole('general') ?? '' };
  }
}
