/**
 * Headers that the public server adds to its answers. infra/deploy/nginx has the same headers in nginx's syntax, and
 * infra/testing/whole/site-table.int-spec.ts tests both.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.google.com https://maps.google.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': contentSecurityPolicy,
};

/** Path of the file that answers all URLs of the admin area and of pages behind links with a token. */
export const shell = '/app.html';

/** Headers that only the shell gets. Search engines must not list the admin area. */
export const shellHeaders: Record<string, string> = { 'X-Robots-Tag': 'noindex, nofollow' };

/** Returns the `Cache-Control` header for a path. A browser must keep nothing of the admin area after a sign-out. */
export function cacheControl(path: string): string {
  if (path === shell) return 'no-store';
  if (path.startsWith('/assets/') || path.startsWith('/site/')) return 'public, max-age=31536000, immutable';
  if (/\.(ico|png|svg|webp|webmanifest|txt|xml)$/.test(path)) return 'public, max-age=3600';
  return 'no-cache';
}
