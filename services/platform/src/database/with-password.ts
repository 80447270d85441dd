/** Returns a URL with the password added; secrets often come from a separate file. */
export function withPassword(address: string, password: string | undefined): string {
  if (!password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
