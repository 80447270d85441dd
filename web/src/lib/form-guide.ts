import { readGuideTrail, rememberGuidePage } from './guide-trail';

const most = 5;

/** Other texts than slugs would only be refused. */
const slugPattern = /^[a-z0-9-]{1,100}$/;

/** The page of the guide that an address names, `?guide=cocoplum`; null without one. */
export function guideSlugOf(search: string): string | null {
  const slug = new URLSearchParams(search).get('guide');
  return slug !== null && slugPattern.test(slug) ? slug : null;
}

/** Keeps the page of the guide that an address names: a link within the page drops the query. */
export function keepGuide(search: string): void {
  const slug = guideSlugOf(search);
  if (slug !== null) rememberGuidePage(slug);
}

/** The guide's pages that led to a form: the one of its address first, at most five; nothing without any. */
export function readGuide(search = location.search): { guide?: string[] } {
  const slug = guideSlugOf(search);
  const trail = readGuideTrail()
    .map(({ slug: other }) => other)
    .filter((other) => slugPattern.test(other));
  const guide = [...new Set(slug === null ? trail : [slug, ...trail])].slice(0, most);
  return guide.length > 0 ? { guide } : {};
}
