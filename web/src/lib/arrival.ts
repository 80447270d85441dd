import { storeJson, readStoredJson, readStoredText } from './browser-storage';

const key = 'arrival';
const longest = 200;
const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a visitor came to the site. Forms send it with a lead. */
interface Arrival {
  firstPage?: string;
  /** Host of the page with the link to this site. Never this site's own host. */
  referrerHost?: string;
  utm?: Partial<Record<(typeof campaignFields)[number], string>>;
}

function otherHost(referrer: string): string | undefined {
  // The app that opened the page may set any text as the referrer. Unlike `new URL()`, a link element never throws on
  // it, and every browser supports link elements.
  const host = Object.assign(document.createElement('a'), { href: referrer }).hostname;
  return host && host !== location.hostname ? host.slice(0, longest) : undefined;
}

/** Returns whether a page is for staff, or has a secret in its path. */
const isPrivate = (pathname: string) => /^\/(?:admin|have-it|(?:es\/)?[pq])(?:\/|$)/.test(pathname);

/**
 * Stores in the tab's session storage, without a cookie, how the visitor came to the site. Closing the tab deletes the
 * data.
 */
export function keepArrival(): void {
  if (readStoredText('sessionStorage', key) !== null || isPrivate(location.pathname)) return;
  const query = new URLSearchParams(location.search);
  const named = campaignFields.flatMap((field) => {
    const value = query.get(`utm_${field}`)?.trim().slice(0, longest);
    return value ? [[field, value] as const] : [];
  });
  storeJson('sessionStorage', key, {
    firstPage: location.pathname.slice(0, longest),
    referrerHost: otherHost(document.referrer),
    utm: named.length > 0 ? Object.fromEntries(named) : undefined,
  } satisfies Arrival);
}

export const readArrival = (): Arrival => readStoredJson('sessionStorage', key) ?? {};
