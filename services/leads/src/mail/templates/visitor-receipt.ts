import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, mainButton, paragraph, textLink } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { LeadKind } from '../../model/lead-status.js';
import { mapLink, subjectOf } from './mail.js';
import { framed, words } from './notice.js';
import type { Site } from '@sandhill/company/content/site.js';

/**
 * Data for a receipt. It must not contain anything that the visitor typed: the email address may be another person's.
 */
interface ReceiptFacts {
  kind: LeadKind;
  reference: string;
  language: Language;
  pageLink: string;
  /** Whether people on call are notified about the lead. */
  isUrgent: boolean;
}

const receiptTexts = ({ profile, claims, responseHours }: Site) => ({
  en: {
    subject: { quote: 'We received your quote request', contact: 'We received your message' },
    thanks: {
      quote: `Thank you for asking ${profile.name} for a quote.`,
      contact: `Thank you for writing to ${profile.name}.`,
    },
    reference: (reference: string) => `Your reference number is ${reference}.`,
    next: {
      quote: `What happens next: we look at what you sent and answer ${claims.quoteResponse ? `within ${claims.quoteResponse.en}, ` : ''}by phone or email.`,
      contact: `What happens next: someone from our office reads your message and answers${claims.contactResponse ? ` within ${responseHours.contact} business hours` : ''}.`,
    },
    onCall: 'What happens next: you told us that this can’t wait, so we also tell our person on call.',
    follow: 'See the status of your request',
    urgent: 'If it is urgent, call us and give your reference number.',
    callFirst: 'Calling is quickest, day or night. Please give your reference number.',
    call: `Call ${profile.phone.display}`,
    unasked: 'If you did not write to us, please ignore this email.',
  },
  es: {
    subject: { quote: 'Recibimos su solicitud de presupuesto', contact: 'Recibimos su mensaje' },
    thanks: {
      quote: `Gracias por pedirle un presupuesto a ${profile.name}.`,
      contact: `Gracias por escribir a ${profile.name}.`,
    },
    reference: (reference: string) => `Su número de referencia es ${reference}.`,
    next: {
      quote: `Qué sigue: revisamos lo que nos envió y le respondemos ${claims.quoteResponse ? `en un plazo de ${claims.quoteResponse.es}, ` : ''}por teléfono o por correo.`,
      contact: `Qué sigue: alguien de nuestra oficina lee su mensaje y le responde${claims.contactResponse ? ` en un plazo de ${responseHours.contact} horas hábiles` : ''}.`,
    },
    onCall:
      'Qué sigue: nos dijo que esto no puede esperar, así que también avisamos a nuestra persona de guardia.',
    follow: 'Vea el estado de su solicitud',
    urgent: 'Si es urgente, llámenos y dé su número de referencia.',
    callFirst: 'Llamar es lo más rápido, de día o de noche. Dé su número de referencia.',
    call: `Llamar al ${profile.phone.display}`,
    unasked: 'Si usted no nos escribió, ignore este correo.',
  },
});

/** Returns the subject of a receipt. Answers by staff use the same subject. */
export const receiptSubject = (
  { kind, reference, language }: Pick<ReceiptFacts, 'kind' | 'reference' | 'language'>,
  site: Site,
): string => subjectOf(receiptTexts(site)[language].subject[kind], reference);

export function visitorReceipt(facts: ReceiptFacts, site: Site): MailText {
  const { kind, reference, language, pageLink, isUrgent } = facts;
  const { profile } = site;
  const { phone, address } = profile;
  const { subject, thanks, reference: named, follow, call, unasked, ...more } = receiptTexts(site)[language];
  const next = isUrgent ? more.onCall : more.next[kind];
  const urgent = isUrgent ? more.callFirst : more.urgent;
  const parts = [
    words(thanks[kind]),
    framed(named(reference)),
    words(next),
    { text: `${follow}: ${pageLink}`, html: paragraph(textLink(follow, pageLink)) },
    { text: `${urgent}\n${call}`, html: words(urgent).html + mainButton(call, `tel:${phone.e164}`) },
  ];
  const signature = `${profile.fullName}\n${address.oneLine}`;
  const html = mailPage({
    letterhead: letterheadOf(site),
    language,
    preview: `${named(reference)} ${next}`,
    heading: subject[kind],
    parts: parts.map((part) => part.html),
    footer: [
      escapeHtml(profile.fullName),
      textLink(address.oneLine, mapLink(address.oneLine)),
      escapeHtml(unasked),
    ],
  });
  const text = [...parts.map((part) => part.text), signature, unasked].join('\n\n');
  return { subject: receiptSubject(facts, site), text, html };
}
