import { claims } from '@sandhill/company/claims.js';
import type { Language } from '@sandhill/company/language.js';
import { profile } from '@sandhill/company/profile.js';
import type { LeadKind } from '../../model/lead-status.js';
import { escapeHtml, page, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { subjectOf } from './mail.js';

/** The content of a receipt. It must not echo anything that the visitor typed (decision L6). */
export interface ReceiptFacts {
  kind: LeadKind;
  reference: string;
  language: Language;
}

const words = {
  en: {
    subject: { quote: 'We received your quote request', contact: 'We received your message' },
    hello: 'Hello,',
    thanks: {
      quote: `thank you for asking ${profile.name} for a quote.`,
      contact: `thank you for writing to ${profile.name}.`,
    },
    reference: (reference: string) => `Your reference number is ${reference}.`,
    next: {
      quote: `What happens next: we look at what you sent and answer within ${claims.quoteResponse.en}, by telephone or mail.`,
      contact: 'What happens next: somebody from our office reads your message and gets back to you soon.',
    },
    urgent: `If it is urgent, call us at ${profile.phone.display} and name your reference number.`,
    unasked: 'If you did not write to us, you need not do anything.',
  },
  es: {
    subject: { quote: 'Recibimos su solicitud de cotización', contact: 'Recibimos su mensaje' },
    hello: 'Hola:',
    thanks: {
      quote: `Gracias por pedirle una cotización a ${profile.name}.`,
      contact: `Gracias por escribir a ${profile.name}.`,
    },
    reference: (reference: string) => `Su número de referencia es ${reference}.`,
    next: {
      quote: `Qué sigue: revisamos lo que nos envió y le respondemos en un plazo de ${claims.quoteResponse.es}, por teléfono o por correo.`,
      contact: 'Qué sigue: alguien de nuestra oficina lee su mensaje y le responde pronto.',
    },
    urgent: `Si es urgente, llámenos al ${profile.phone.display} e indique su número de referencia.`,
    unasked: 'Si usted no nos escribió, no tiene que hacer nada.',
  },
};

/** The receipt for a visitor. */
export function visitorReceipt({ kind, reference, language }: ReceiptFacts): MailText {
  const { subject, hello, thanks, reference: named, next, urgent, unasked } = words[language];
  const paragraphs = [hello, thanks[kind], named(reference), next[kind], urgent];
  const signature = [profile.fullName, profile.address.oneLine];
  const text = [...paragraphs, signature.join('\n'), unasked].join('\n\n');
  const body = [
    ...paragraphs.map((paragraph) => `<p>${withPhoneLink(escapeHtml(paragraph))}</p>`),
    `<p>${signature.map(escapeHtml).join('<br>')}</p>`,
    `<p style="color:#5c6b63">${escapeHtml(unasked)}</p>`,
  ];
  return { subject: subjectOf(subject[kind], reference), text, html: page(language, body.join('\n')) };
}

function withPhoneLink(html: string): string {
  const { display, e164 } = profile.phone;
  return html.replaceAll(display, `<a href="tel:${e164}">${display}</a>`);
}
