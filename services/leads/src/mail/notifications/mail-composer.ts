import { Injectable } from '@nestjs/common';
import { mailKinds } from '../kinds/all.js';
import type { ClaimedMail } from '../kinds/claimed-mail.js';
import { MailTools } from '../kinds/mail-tools.js';
import { MailAddresses } from './mail-addresses.js';
import type { Mail } from './mailer.js';

/** Composes a mail from the current data of its lead. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly tools: MailTools,
    private readonly addresses: MailAddresses,
  ) {}

  async compose(mail: ClaimedMail): Promise<Mail> {
    const kind = mailKinds.find(({ name }) => name === mail.kind);
    if (!kind) throw new Error(`no kind of mail is named ${mail.kind}`);
    const { text, replyTo, visitor, attachments = [], thread } = await kind.compose(mail, this.tools);
    const to = (mail.recipient && this.addresses.ofRole(mail.recipient)) ?? visitor;
    if (!to) throw new Error('the mail has no recipient');
    return { ...text, deliveryId: mail.id, to, replyTo, attachments, thread };
  }
}
