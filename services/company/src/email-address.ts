/** The longest address that a mail server must take (RFC 5321). */
export const longestEmailAddress = 254;

/**
 * What a browser takes for an address (WHATWG, `<input type=email>`): no quoted local part, and so no space, no line break
 * and no control character anywhere.
 */
export const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestEmailAddress && emailAddress.test(value);
}
