/**
 * Returns whether a text has only characters that pages, mail subjects and PostgreSQL can handle. Line breaks are
 * allowed.
 */
export function isPrintable(value: string): boolean {
  return (
    value.isWellFormed() &&
    !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value.replaceAll('\n', ''))
  );
}

/** Returns whether a text has only printable characters and no line break, as names must. */
export const isPrintableLine = (value: string): boolean => isPrintable(value) && !value.includes('\n');

/** Returns whether a text is an https URL without a username or password. */
export function isHttps(value: string): boolean {
  const address = URL.parse(value);
  // `URL.parse` also accepts `https:host` without slashes, but on an https page such a link is relative to the page.
  return (
    address !== null &&
    /^https:\/\/[^/]/i.test(value) &&
    address.username === '' &&
    address.password === '' &&
    !/[\s<>"\\]/.test(value)
  );
}

/** Returns whether a text is a calendar day, such as 2026-11-23. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
