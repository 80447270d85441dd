/** Whether a text, with or without line breaks, has only characters that pages, subjects and PostgreSQL can handle. */
export function isPrintable(value: string): boolean {
  return (
    value.isWellFormed() &&
    !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value.replaceAll('\n', ''))
  );
}

/** Whether a text is an https URL without a username or password. */
export function isHttps(value: string): boolean {
  const address = URL.parse(value);
  // `https:host` without slashes parses too, and leads elsewhere from a page that is not on https.
  return (
    address !== null &&
    /^https:\/\/[^/]/i.test(value) &&
    address.username === '' &&
    address.password === '' &&
    !/[\s<>"\\]/.test(value)
  );
}

/** Whether a text is a calendar day, such as 2026-11-23. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
