import { Injectable } from '@nestjs/common';
import { mailKinds } from '../kinds/all.js';
import type { ClaimedMail } from '../kinds/claimed-mail.js';
import type { Mailbox } from '@sandhill/platform/mail/sender.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { ReplyTokens } from '../../lead-links/reply-tokens.js';
import { MailTools } from '../kinds/mail-tools.js';
import { MailAddresses } from './mail-addresses.js';
import { StoredMailSettings } from '../addresses/stored-mail-settings.js';
import type { Mail } from './mailer.js';

/** Composes a mail from the current data of its lead. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly tools: MailTools,
    private readonly addresses: MailAddresses,
    private readonly settings: StoredMailSettings,
    private readonly tokens: ReplyTokens,
    private readonly config: LeadsConfig,
  ) {}

  async compose(mail: ClaimedMail): Promise<Mail> {
    await this.settings.refresh();
    const kind = mailKinds.find(({ name }) => name === mail.kind);
    if (!kind) throw new Error(`no kind of mail is named ${mail.kind}`);
    const { text, replyTo, visitor, attachments = [], ...more } = await kind.compose(mail, this.tools);
    const to = (mail.recipient && this.addresses.ofRole(mail.recipient)) ?? visitor;
    if (!to) throw new Error('the mail has no recipient');
    const from = mail.recipient === 'visitor' ? this.returning(mail, replyTo) : replyTo;
    return { ...text, deliveryId: mail.id, to, replyTo: from, attachments, ...more };
  }

  /**
   * Returns the reply address of a mail to a visitor. If the mailbox is read and supports plus addresses, the address
   * has a token, so that the visitor's answer is added to its lead.
   */
  private returning({ leadId }: ClaimedMail, { name, address }: Mailbox): Mailbox {
    const { imap, IMAP_PLUS_ADDRESS } = this.config;
    if (!imap || leadId === null || IMAP_PLUS_ADDRESS !== '1') return { name, address };
    const mailbox = this.addresses.own('reply') ?? imap.address ?? address;
    return { name, address: this.tokens.addressFor(leadId, mailbox) };
  }
}
