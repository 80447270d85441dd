import type { SiteContent } from './site-content.js';

/** Content without the parts that only staff may read. */
export type PublicContent = Omit<SiteContent, 'claims' | 'readyAnswers'> & {
  claims: { [Id in keyof SiteContent['claims']]: Omit<NonNullable<SiteContent['claims'][Id]>, 'evidence'> };
};

export function publicContent({ readyAnswers: _answers, claims, ...rest }: SiteContent): PublicContent {
  const shown = Object.entries(claims).map(([id, { evidence: _evidence, ...claim }]) => [id, claim]);
  return { ...rest, claims: Object.fromEntries(shown) as PublicContent['claims'] };
}
