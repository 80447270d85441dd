import type { Language } from '@sandhill/company/language.js';
import type { ChatRole } from '../model/chat-message.entity.js';

/** Maximum number of characters in the message of a contact lead. */
const longest = 10_000;

/**
 * Number of characters kept from the start of a conversation that is too long. The remaining space holds the end of the
 * conversation; the middle is left out.
 */
const maxBeginningLength = 3_000;

const gap = '\n\n…\n\n';

const writers: Record<Language, Record<Exclude<ChatRole, 'helper'>, string>> = {
  en: { visitor: 'Visitor', staff: 'Office' },
  es: { visitor: 'Visitante', staff: 'Oficina' },
};

/**
 * Returns a conversation as the message of a contact lead, without the helper's links. The writers' labels are in
 * `language`. The middle of a long conversation is left out.
 */
export function transcript(
  messages: ReadonlyArray<{ role: ChatRole; content: string }>,
  language: Language,
): string {
  const text = messages
    .flatMap(({ role, content }) => (role === 'helper' ? [] : [`${writers[language][role]}: ${content}`]))
    .join('\n\n');
  if (text.length <= longest) return text;
  const beginning = text.slice(0, maxBeginningLength);
  return (beginning + gap + text.slice(-(longest - maxBeginningLength - gap.length))).toWellFormed();
}
