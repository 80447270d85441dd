import type { Language } from '@sandhill/company/language.js';
import { spanishTime, withArticle } from '@sandhill/company/spanish-time.js';
import { oneLine, plainSpaces } from '@sandhill/platform/mail/mail-text.js';

const maxSubjectLength = 200;

/** Joins the parts of a subject and removes line breaks and control characters. A long subject is cut. */
export function subjectOf(...parts: Array<string | null>): string {
  const subject = parts
    .map((part) => oneLine(part ?? ''))
    .filter(Boolean)
    .join(' · ');
  return subject.length > maxSubjectLength
    ? `${Array.from(subject)
        .slice(0, maxSubjectLength - 1)
        .join('')}…`
    : subject;
}

export function telLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '');
  return digits.replace('+', '').length >= 7 ? `tel:${digits}` : undefined;
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email)}`;
}

export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(oneLine(address))}`;
}

const inNewYork = { timeZone: 'America/New_York', dateStyle: 'full', timeStyle: 'short' } as const;

const moment: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', inNewYork),
  es: new Intl.DateTimeFormat('es-US', inNewYork),
};

export function formatDateTime(date: Date, language: Language = 'en'): string {
  return plainSpaces(spanishTime(moment[language].format(date)));
}

const clock: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-US', { timeZone: 'America/New_York', timeStyle: 'short' }),
};

/** Formats a time in New York time: "3:40 PM", in Spanish with its article: "las 3:40 p. m.". */
export function formatClockTime(moment: Date, language: Language): string {
  const time = plainSpaces(clock[language].format(moment));
  return language === 'es' ? withArticle(spanishTime(time)) : time;
}
