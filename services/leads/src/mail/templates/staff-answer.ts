import { letterheadOf } from '@sandhill/company/letterhead.js';
import type { Site } from '@sandhill/company/content/site.js';
import { mailPage, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import type { Lead } from '../../model/lead.entity.js';
import type { LeadMessage } from '../../model/lead-message.entity.js';
import { mapLink, subjectOf } from './mail.js';

interface StaffAnswer {
  message: Pick<LeadMessage, 'text' | 'language'>;
  lead: Lead;
  /** Subject of the visitor's receipt; undefined if the visitor got none. */
  thanksSubject: string | undefined;
  /** Whether this is the first mail to the visitor about the lead. */
  isFirst: boolean;
}

const subjects = {
  en: { quote: 'Your quote request', contact: 'Your message' },
  es: { quote: 'Su solicitud de presupuesto', contact: 'Su mensaje' },
};

const footerWords = {
  en: { call: (phone: string) => `Call ${phone}`, answer: 'You can reply to this email.' },
  es: { call: (phone: string) => `Llamar al ${phone}`, answer: 'Puede responder a este correo.' },
};

/**
 * Returns the mail with a message from staff to a visitor. Its subject is the receipt's, even if the message is in
 * another language: mail programs group a conversation by its subject.
 */
export function staffAnswer({ message, lead, thanksSubject, isFirst }: StaffAnswer, site: Site): MailText {
  const { profile } = site;
  const { language } = message;
  const text = message.text.replaceAll(/\r\n?/g, '\n');
  const { reference, language: leadLanguage } = lead;
  const own = subjectOf(subjects[leadLanguage][lead.kind], reference);
  const words = footerWords[language];
  const { phone, address } = profile;
  return {
    subject: thanksSubject ? `Re: ${thanksSubject}` : isFirst ? own : `Re: ${own}`,
    text: [
      text,
      [profile.fullName, phone.display, address.oneLine].join('\n'),
      `${words.answer} ${reference}`,
    ].join('\n\n'),
    html: mailPage({
      letterhead: letterheadOf(site),
      language,
      preview: cutText(oneLine(text), 140),
      heading: reference,
      parts: text.split(/\n{2,}/).map((part) => paragraph(escapeHtml(part).replaceAll('\n', '<br>'))),
      footer: [
        escapeHtml(profile.fullName),
        textLink(words.call(phone.display), `tel:${phone.e164}`),
        textLink(address.oneLine, mapLink(address.oneLine)),
        escapeHtml(words.answer),
      ],
    }),
  };
}
