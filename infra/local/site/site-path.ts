import type { PublishedSite } from './published-site.ts';

/**
 * Matches routes that the browser renders itself, all from one HTML file (the shell).
 * `web/src/config/admin-addresses.ts` and nginx (`infra/deploy/nginx/site.conf`) have the same routes. Programs that
 * show mail add a bracket or a full stop to a link, so a token may end with other characters.
 */
export const clientRoutes =
  /^\/admin(\/(login|link|upload|images|quick-upload|accounts|visits|leads(\/chats\/[\w-]+|\/[\w-]+(\/brief)?)?|website(\/[a-z]+)?|guide(\/(new-(plant|problem)|(plants|problems)\/[a-z0-9-]+))?|settings(\/[a-z]+)?))?$|^\/(have-it|[pq]|es\/[pq])\/[\w-][^/]*$/;

/** Matches Spanish URLs of the admin area. They redirect, because the area has the same URLs for both languages. */
export const spanishAdmin = /^\/es(\/admin(?:\/[\w-]+)*)\/?$/;

/** Matches routes whose last segment is a token. No other site may learn the token. */
export const tokenRoutes = /^\/(have-it|[pq]|es\/[pq])\/[\w-][^/]*\/?$/;

/**
 * Returns a path as nginx reads it: decoded, and with repeated slashes merged. Returns `undefined` if the path cannot
 * be decoded, or contains a control character or a backslash.
 */
export function readPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // Browsers read a backslash as a slash, and two slashes as the beginning of another host.
    return isPlain(decoded) ? decoded.replace(/\/+/g, '/') : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(decoded: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  return !/[\u0000-\u001f\u007f\\]/.test(decoded);
}

/**
 * Returns the path of a page that was requested with a slash at the end of its path. Returns `undefined` for anything
 * that is not a page, because only plain names of existing pages may be used in a redirect.
 */
export function pageAddress(site: Pick<PublishedSite, 'hasPage'>, path: string): string | undefined {
  const page = /^(\/[\w-]+)+(?=\/$)/.exec(path)?.[0];
  if (!page) return undefined;
  return clientRoutes.test(page) || site.hasPage(page) ? page : undefined;
}
