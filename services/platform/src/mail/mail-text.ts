export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Makes text safe for a header: one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * Replaces special spaces with plain ones: recent ICU data puts a narrow space before AM and PM, which some mail
 * programs show as a box.
 */
export const plainSpaces = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ');

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
