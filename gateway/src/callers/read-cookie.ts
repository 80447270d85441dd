export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(prefix));
  return pair?.slice(prefix.length);
}
