import type { Language } from '@sandhill/company/language.js';
import type { ChatRole } from '../model/chat-message.entity.js';

/** The longest message of a contact lead (L1). */
const longest = 10_000;

/** So much of a long conversation's beginning is kept; the rest is its end. */
const longestBeginning = 3_000;

const gap = '\n\n…\n\n';

const writers: Record<Language, Record<Exclude<ChatRole, 'helper'>, string>> = {
  en: { visitor: 'Visitor', staff: 'Office' },
  es: { visitor: 'Visitante', staff: 'Oficina' },
};

/** A conversation as a contact's message, in its language and without the helper's links. A long one loses its middle. */
export function transcript(
  messages: ReadonlyArray<{ role: ChatRole; content: string }>,
  language: Language,
): string {
  const text = messages
    .flatMap(({ role, content }) => (role === 'helper' ? [] : [`${writers[language][role]}: ${content}`]))
    .join('\n\n');
  if (text.length <= longest) return text;
  const beginning = text.slice(0, longestBeginning);
  return (beginning + gap + text.slice(-(longest - longestBeginning - gap.length))).toWellFormed();
}
