import type { PublishedSite } from './published-site.ts';

/**
 * Routes that the browser renders itself, from one shell. `web/src/config/admin-addresses.ts` and nginx
 * (`infra/deploy/nginx/site.conf`) have them too.
 */
export const clientRoutes =
  /^\/admin(\/(login|link|upload|images|quick-upload|accounts|visits|leads(\/chats\/[\w-]+|\/[\w-]+(\/brief)?)?|website(\/[a-z]+)?|guide(\/(new-(plant|problem)|(plants|problems)\/[a-z0-9-]+))?|settings(\/[a-z]+)?))?$|^\/(have-it|[pq]|es\/[pq])\/[\w-]+$/;

/** Spanish addresses of the admin area. They redirect, because the area has one address for both languages. */
export const spanishAdmin = /^\/es(\/admin(?:\/[\w-]+)*)\/?$/;

/** Routes whose last part is a token, which no other site may learn. */
export const tokenRoutes = /^\/(have-it|[pq]|es\/[pq])\/[\w-]+\/?$/;

/** Returns a path as nginx reads it: decoded, slashes merged. `undefined` if it cannot be decoded or is not plain. */
export function readPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // Browsers read a backslash as a slash, and two slashes as the start of another host.
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
 * Returns the address of a page that was requested with a slash at its end. `undefined` for anything that is not a
 * page: only plain names of existing pages may go into a redirect.
 */
export function pageAddress(site: Pick<PublishedSite, 'hasPage'>, path: string): string | undefined {
  const page = /^(\/[\w-]+)+(?=\/$)/.exec(path)?.[0];
  if (!page) return undefined;
  return clientRoutes.test(page) || site.hasPage(page) ? page : undefined;
}
