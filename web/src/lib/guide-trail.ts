import type { Language } from '@sandhill/company/language.js';
import { storeJson, readStoredJson } from './browser-storage';

const key = 'guide';
const max = 5;

/** A page of the plant guide. The name is unknown if a link from elsewhere led directly to the form. */
interface GuidePage {
  slug: string;
  name?: Record<Language, string>;
}

/**
 * Stores in the tab's session storage, without a cookie, that a page of the plant guide was opened. Closing the tab
 * deletes the data.
 */
export function rememberGuidePage(slug: string, name?: Record<Language, string>): void {
  const before = readGuideTrail();
  const page = { slug, name: name ?? before.find((other) => other.slug === slug)?.name };
  storeJson('sessionStorage', key, [page, ...before.filter((other) => other.slug !== slug)].slice(0, max));
}

const isPage = (value: unknown): value is GuidePage => typeof (value as GuidePage | null)?.slug === 'string';

/** Returns the last five guide pages that were opened in this tab, newest first. Both forms send their slugs. */
export function readGuideTrail(): GuidePage[] {
  const trail = readStoredJson<unknown>('sessionStorage', key);
  return Array.isArray(trail) ? trail.filter(isPage).slice(0, max) : [];
}
