import { givenBack as write } from '../templates/unclaimed-lead.js';
import { whileNew, type MailKind } from './mail-kind.js';

/** Reports that a lead is unclaimed again, because the person who had claimed it did not answer. */
export const givenBack: MailKind<'given_back'> = {
  name: 'given_back',
  droppedBy: ['claim', 'answer'],
  needsAttention: whileNew,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    return {
      text: write(lead, { ...tools.links.of(lead), site: tools.site }),
      replyTo: tools.visitorOf(lead),
    };
  },
};
