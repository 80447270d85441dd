/** Pattern of tokens in cookies. The gateway does not forward other values. */
const tokenShape = /^[\w-]{20,100}$/;

/** Returns the token in a cookie; undefined if there is no such cookie or its value is no token. */
export function readToken(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header
    ?.split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return tokenShape.test(token) ? token : undefined;
}
