import { isUUID } from 'class-validator';

/** Matches a time in milliseconds since 1970. */
export const milliseconds = /^\d{1,14}$/;

/** Encodes a position in a list as an opaque cursor from the sort values and the row's id. */
export function encodePosition(sortedBy: ReadonlyArray<string | number>, id: string): string {
  return Buffer.from([...sortedBy, id].join(',')).toString('base64url');
}

/**
 * Returns the parts of a cursor, with the id last. Returns `undefined` if the text is not a cursor whose parts match
 * the patterns.
 */
export function decodePosition(text: string, patterns: readonly RegExp[]): string[] | undefined {
  const parts = Buffer.from(text, 'base64url').toString().split(',');
  const isWhole = parts.length === patterns.length + 1 && isUUID(parts.at(-1));
  return isWhole && patterns.every((pattern, index) => pattern.test(parts[index] ?? '')) ? parts : undefined;
}
