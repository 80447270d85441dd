/** The content of a mail, without addresses. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const maxSubjectLength = 200;

/** Makes text safe for a header: one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Joins the parts of a subject, cleaned; a long subject is cut. */
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A `tel:` link; undefined if the text is not a phone number. */
export function telLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '');
  return digits.replace('+', '').length >= 7 ? `tel:${digits}` : undefined;
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** New York date and time, for people. */
export function officeTime(date: Date): string {
  // Recent ICU data puts a narrow space before AM and PM, which some mail programs show as a box.
  return newYork.format(date).replaceAll(/\p{Zs}/gu, ' ');
}

/** Wraps an HTML body in a document. */
export function page(language: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1f2a24;background:#ffffff">',
    `<div style="max-width:640px">${body}</div>`,
    '</body></html>',
  ].join('\n');
}
