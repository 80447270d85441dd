const key = 'arrival';
const longest = 200;
const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a visitor came to the site: what a form sends with a lead. */
interface Arrival {
  firstPage?: string;
  /** Of the page with the link; never this site's own. */
  referrerHost?: string;
  utm?: Partial<Record<(typeof campaignFields)[number], string>>;
}

function otherHost(referrer: string): string | undefined {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return host && host !== location.hostname ? host.slice(0, longest) : undefined;
}

/** Pages of staff, and those that hold a secret in their address. */
const isPrivate = (pathname: string) => /^\/(?:admin|have-it|(?:es\/)?[pq])(?:\/|$)/.test(pathname);

/** Keeps how the tab came to the site, in its session storage: no cookie, and gone with the tab. */
export function keepArrival(): void {
  try {
    if (sessionStorage.getItem(key) !== null || isPrivate(location.pathname)) return;
    const query = new URLSearchParams(location.search);
    const named = campaignFields.flatMap((field) => {
      const value = query.get(`utm_${field}`)?.trim().slice(0, longest);
      return value ? [[field, value] as const] : [];
    });
    const arrival: Arrival = {
      firstPage: location.pathname.slice(0, longest),
      referrerHost: otherHost(document.referrer),
      utm: named.length > 0 ? Object.fromEntries(named) : undefined,
    };
    sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // Without storage a lead says nothing about it.
  }
}

/** The arrival that `keepArrival` kept. */
export function readArrival(): Arrival {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Arrival;
  } catch {
    return {};
  }
}
