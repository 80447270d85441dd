import { assigned as write, handedOver } from '../templates/assigned.js';
import { forADay, type MailKind } from './mail-kind.js';

/** Notifies a member of staff that somebody else has assigned them a lead, or several. */
export const assigned: MailKind<'assigned'> = {
  name: 'assigned',
  droppedBy: ['owner'],
  needsAttention: forADay,
  async compose(mail, tools) {
    const { site, links } = tools;
    if (mail.leadId === null)
      return { text: handedOver(links.siteUrl('/admin/leads?owner=me'), site), replyTo: tools.company() };
    const lead = await tools.leadOf(mail);
    const { leadLink } = tools.links.of(lead);
    return { text: write(lead, { leadLink, site }), replyTo: tools.visitorOf(lead) };
  },
};
