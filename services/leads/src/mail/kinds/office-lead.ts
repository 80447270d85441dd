import type { Lead } from '../../model/lead.entity.js';
import { contactForOffice } from '../templates/contact-for-office.js';
import type { AboutLead } from '../templates/lead-facts.js';
import { proofMail } from '../templates/proof-mail.js';
import { quoteForOffice } from '../templates/quote-for-office.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import { whileNew, type MailKind } from './mail-kind.js';

function officeLead<Name extends string>(
  name: Name,
  write: (lead: Lead, about: AboutLead) => MailText,
): MailKind<Name> {
  return {
    name,
    needsAttention: whileNew,
    async compose(mail, tools) {
      const lead = await tools.leadOf(mail);
      const { site } = tools;
      if (lead.isProof) return { text: proofMail(lead, site), replyTo: tools.company() };
      const { photos, attachments } = await tools.photos.build(lead.id);
      const about = { photos, cameFrom: tools.links.cameFrom(lead), ...tools.links.of(lead), site };
      return { text: write(lead, about), replyTo: tools.visitorOf(lead), attachments };
    },
  };
}

export const officeQuote = officeLead('office_quote', quoteForOffice);
export const officeContact = officeLead('office_contact', contactForOffice);
