import type { Language } from '../language.js';
import type { PublicContent } from './public-content.js';
import { isClaimShown } from './shown-claims.js';
import { withFallback } from './shown-text.js';
import type { TokenName } from './token-names.js';

/**
 * Returns the replacement of a name in braces, in a language. Returns undefined for a claim that is not shown on the
 * given day.
 */
export function tokenValue(
  name: TokenName,
  { facts, claims }: Pick<PublicContent, 'facts' | 'claims'>,
  { language, today }: { language: Language; today: string },
): string | undefined {
  if (name === 'name' || name === 'fullName' || name === 'phone') return facts[name];
  if (name === 'yearFounded') return String(facts.yearFounded);
  const claim = claims[name];
  return claim && isClaimShown({ claims }, name, today) ? withFallback(claim.text)[language] : undefined;
}
