/** The address with the password put in, where it comes apart from it (a secret file, for instance). */
export function withPassword(address: string, password: string | undefined): string {
  if (!password) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}
