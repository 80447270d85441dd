/**
 * Returns the URL with the password inserted, or unchanged without a password. The password often comes from a separate
 * file.
 */
export function withPassword(address: string, password: string | undefined): string {
  if (!password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
