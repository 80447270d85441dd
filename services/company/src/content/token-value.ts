import type { Language } from '../language.js';
import type { PublicContent } from './public-content.js';
import { withFallback } from './shown-text.js';
import type { TokenName } from './token-names.js';

/** What a name in braces is replaced by in a text of a language. */
export function tokenValue(
  name: TokenName,
  { facts, claims }: Pick<PublicContent, 'facts' | 'claims'>,
  language: Language,
): string {
  if (name === 'name' || name === 'fullName' || name === 'phone') return facts[name];
  if (name === 'yearFounded') return String(facts.yearFounded);
  return withFallback(claims[name].text)[language];
}
