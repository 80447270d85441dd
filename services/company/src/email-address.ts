/** Length of the longest email address that mail servers must accept (RFC 5321). */
export const maxEmailAddressLength = 254;

/**
 * Pattern of email addresses, as in browsers (WHATWG, `<input type=email>`), but with a dot in the domain. Quoted local
 * parts are excluded, and so are spaces, line breaks and control characters. Forms and servers share the pattern.
 */
export const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxEmailAddressLength && emailAddress.test(value);
}
