import { spamDigest as write } from '../templates/spam-digest.js';
import { forADay, type MailKind } from './mail-kind.js';

/** Reports to the office the leads and chats that were taken for spam, at most once an hour. */
export const spamDigest: MailKind<'spam_digest'> = {
  name: 'spam_digest',
  needsAttention: forADay,
  addDue: { run: ({ due }) => due.suspects.addDigest() },
  async compose(mail, tools) {
    const suspects = await tools.due.suspects.listFor(mail);
    const link = tools.links.siteUrl('/admin/leads?status=spam');
    return { text: write(suspects, link, tools.site), replyTo: tools.company() };
  },
};
