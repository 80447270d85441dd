import { assigned as write, handedOver } from '../templates/assigned.js';
import { forADay, type MailKind } from './mail-kind.js';

/** Notifies a member of staff that somebody else has assigned them a lead, or several. */
export const assigned: MailKind<'assigned'> = {
  name: 'assigned',
  droppedBy: ['owner'],
  needsAttention: forADay,
  async compose(mail, tools) {
    const { site, links } = tools;
    const language = await tools.languageOf(mail);
    if (mail.leadId === null) {
      const text = handedOver(links.siteUrl('/admin/leads?owner=me'), language, site);
      return { text, replyTo: tools.company() };
    }
    const lead = await tools.leadOf(mail);
    const { leadLink } = tools.links.of(lead);
    return { text: write(lead, { leadLink, language, site }), replyTo: tools.visitorOf(lead) };
  },
};
