import { readGuideTrail, rememberGuidePage } from './guide-trail';

const max = 5;

/** Matches slugs. The server rejects any other text. */
const slugPattern = /^[a-z0-9-]{1,100}$/;

/** Returns the slug of the guide page that a query such as `?guide=cocoplum` names; null if it names none. */
export function guideSlugOf(search: string): string | null {
  const slug = new URLSearchParams(search).get('guide');
  return slug !== null && slugPattern.test(slug) ? slug : null;
}

/** Stores the guide page that the URL's query names, because a link within the page drops the query. */
export function keepGuide(search: string): void {
  const slug = guideSlugOf(search);
  if (slug !== null) rememberGuidePage(slug);
}

/**
 * Returns the slugs of up to five guide pages that led to a form, the page named in the URL first; an empty object if
 * no page did.
 */
export function readGuide(search = location.search): { guide?: string[] } {
  const slug = guideSlugOf(search);
  const trail = readGuideTrail()
    .map(({ slug: other }) => other)
    .filter((other) => slugPattern.test(other));
  const guide = [...new Set(slug === null ? trail : [slug, ...trail])].slice(0, max);
  return guide.length > 0 ? { guide } : {};
}
