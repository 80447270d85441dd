import { visitorReceipt as write } from '../templates/visitor-receipt.js';
import { whileNew, type MailKind } from './mail-kind.js';

export const visitorReceipt: MailKind<'visitor_receipt'> = {
  name: 'visitor_receipt',
  needsAttention: whileNew,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { kind, reference, language, email, urgentSince } = lead;
    const pageLink = tools.links.visitorPage(lead);
    const isUrgent = urgentSince !== null;
    return {
      text: write({ kind, reference, language, pageLink, isUrgent }, tools.site),
      replyTo: tools.company(),
      visitor: email,
    };
  },
};
