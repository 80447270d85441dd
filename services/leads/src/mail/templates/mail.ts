/** What a template makes: the words of a mail, without anything about its way. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const longestSubject = 200;

/** A text that may stand in a header: one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Parts of a subject, cleaned and put together; too long a one is cut. */
export function subjectOf(...parts: Array<string | null>): string {
  const subject = parts
    .map((part) => oneLine(part ?? ''))
    .filter(Boolean)
    .join(' · ');
  return subject.length > longestSubject
    ? `${Array.from(subject)
        .slice(0, longestSubject - 1)
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

/** A telephone number to tap. `undefined` where the text holds no number one could dial. */
export function telLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '');
  return digits.replace('+', '').length >= 7 ? `tel:${digits}` : undefined;
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment as the office's clock shows it. */
export function officeTime(moment: Date): string {
  // Newer Unicode data puts a narrow space before AM and PM, which some mail programs show as a box.
  return newYork.format(moment).replaceAll(/\p{Zs}/gu, ' ');
}

/** A whole HTML document around paragraphs that are HTML already. */
export function page(language: string, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1f2a24;background:#ffffff">',
    `<div style="max-width:640px">${body}</div>`,
    '</body></html>',
  ].join('\n');
}
