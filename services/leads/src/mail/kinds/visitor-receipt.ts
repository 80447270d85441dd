import { visitorReceipt as write } from '../templates/visitor-receipt.js';
import { whileNew, type MailKind } from './mail-kind.js';

/** Tells the visitor that their request has arrived (decision L6). */
export const visitorReceipt: MailKind<'visitor_receipt'> = {
  name: 'visitor_receipt',
  needsAttention: whileNew,
  async compose(mail, tools) {
    const { kind, reference, language, email } = await tools.leadOf(mail);
    return {
      text: write({ kind, reference, language }, tools.site),
      replyTo: tools.company(),
      visitor: email,
    };
  },
};
