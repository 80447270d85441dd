import type { Language } from '@sandhill/company/language.js';
import { isSameWord } from '@sandhill/company/same-word.js';
import { guidePath, type GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { tokenize } from '@sandhill/company/tokenize.js';
import type { ChatLink } from '../../model/chat-message.entity.js';

/**
 * Returns links to the guide entries that a text names in full. The longest name comes first: "royal palm" is a better
 * match than "palm".
 */
export function guideLinks(entries: readonly GuideEntryName[], text: string, language: Language): ChatLink[] {
  const said = tokenize(text);
  return entries
    .map((entry) => ({ entry, length: longestNameIn(entry, said) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ entry }) => ({ title: entry.name[language], path: guidePath(entry) }));
}

function longestNameIn({ name, words }: GuideEntryName, said: readonly string[]): number {
  const lengths = [name.en, name.es, ...words].map((one) => {
    const parts = tokenize(one);
    const isNamed = parts.length > 0 && parts.every((part) => said.some((word) => isSameWord(part, word)));
    return isNamed ? parts.length : 0;
  });
  return Math.max(...lengths);
}
