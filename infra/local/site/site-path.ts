import type { PublishedSite } from './published-site.ts';

/**
 * Routes that the browser renders itself, from one shell: `web/src/config/admin-addresses.ts` has them, and nginx knows
 * them too (`infra/deploy/nginx/site.conf`).
 */
export const clientRoutes =
  /^\/admin(\/(login|link|upload|images|quick-upload|accounts|visits|leads(\/chats\/[\w-]+|\/[\w-]+(\/brief)?)?|website(\/[a-z]+)?|guide(\/(new-(plant|problem)|(plants|problems)\/[a-z0-9-]+))?|settings(\/[a-z]+)?))?$|^\/(have-it|[pq]|es\/[pq])\/[\w-]+$/;

/** The admin area has one address for both languages: its Spanish one leads there. */
export const spanishAdmin = /^\/es(\/admin(?:\/[\w-]+)*)\/?$/;

/** Its last part is a token, which no other site may learn. */
export const tokenRoutes = /^\/(have-it|[pq]|es\/[pq])\/[\w-]+\/?$/;

/** A path as nginx reads it: decoded, with one slash for several. `undefined` if it cannot be decoded or names nothing. */
export function readPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // Browsers read a backslash as a slash, and two of those as another host.
    return isPlain(decoded) ? decoded.replace(/\/+/g, '/') : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(decoded: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return !/[\u0000-\u001f\u007f\\]/.test(decoded);
}

/**
 * The one address of a page that was asked for with a slash at its end. `undefined` for everything that is no page: only
 * plain names of what is there go into a redirect.
 */
export function pageAddress(site: Pick<PublishedSite, 'hasPage'>, path: string): string | undefined {
  const page = /^(\/[\w-]+)+(?=\/$)/.exec(path)?.[0];
  if (!page) return undefined;
  return clientRoutes.test(page) || site.hasPage(page) ? page : undefined;
}
