import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { band, mailPage, mainButton, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { LeadKind } from '../../model/lead-status.js';
import { mapLink, subjectOf } from './mail.js';
import type { Site } from '@sandhill/company/content/site.js';

/** The content of a receipt. It must not echo anything that the visitor typed (decision L6). */
export interface ReceiptFacts {
  kind: LeadKind;
  reference: string;
  language: Language;
}

const wordsOf = ({ profile, claims }: Site) => ({
  en: {
    subject: { quote: 'We received your quote request', contact: 'We received your message' },
    thanks: {
      quote: `Thank you for asking ${profile.name} for a quote.`,
      contact: `Thank you for writing to ${profile.name}.`,
    },
    reference: (reference: string) => `Your reference number is ${reference}.`,
    next: {
      quote: `What happens next: we look at what you sent and answer within ${claims.quoteResponse.en}, by phone or mail.`,
      contact: 'What happens next: someone from our office reads your message and gets back to you soon.',
    },
    urgent: 'If it is urgent, call us and give your reference number.',
    call: `Call ${profile.phone.display}`,
    unasked: 'If you did not write to us, you need not do anything.',
  },
  es: {
    subject: { quote: 'Recibimos su solicitud de presupuesto', contact: 'Recibimos su mensaje' },
    thanks: {
      quote: `Gracias por pedirle un presupuesto a ${profile.name}.`,
      contact: `Gracias por escribir a ${profile.name}.`,
    },
    reference: (reference: string) => `Su número de referencia es ${reference}.`,
    next: {
      quote: `Qué sigue: revisamos lo que nos envió y le respondemos en un plazo de ${claims.quoteResponse.es}, por teléfono o por correo.`,
      contact: 'Qué sigue: alguien de nuestra oficina lee su mensaje y le responde pronto.',
    },
    urgent: 'Si es urgente, llámenos y dé su número de referencia.',
    call: `Llamar al ${profile.phone.display}`,
    unasked: 'Si usted no nos escribió, no tiene que hacer nada.',
  },
});

/** The receipt for a visitor. */
export function visitorReceipt({ kind, reference, language }: ReceiptFacts, site: Site): MailText {
  const { profile } = site;
  const { phone, address } = profile;
  const { subject, thanks, reference: named, next, urgent, call, unasked } = wordsOf(site)[language];
  const signature = [profile.fullName, address.oneLine];
  const text = [
    thanks[kind],
    named(reference),
    next[kind],
    `${urgent}\n${call}`,
    signature.join('\n'),
    unasked,
  ].join('\n\n');
  const html = mailPage({
    letterhead: letterheadOf(site),
    language,
    preview: `${named(reference)} ${next[kind]}`,
    heading: subject[kind],
    parts: [
      paragraph(escapeHtml(thanks[kind])),
      band(named(reference)),
      paragraph(escapeHtml(next[kind])),
      paragraph(escapeHtml(urgent)),
      mainButton(call, `tel:${phone.e164}`),
    ],
    footer: [
      escapeHtml(profile.fullName),
      textLink(address.oneLine, mapLink(address.oneLine)),
      escapeHtml(unasked),
    ],
  });
  return { subject: subjectOf(subject[kind], reference), text, html };
}
