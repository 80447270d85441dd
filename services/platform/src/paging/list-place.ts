import { isUUID } from 'class-validator';

/** The pattern of a moment in milliseconds since 1970. */
export const milliseconds = /^\d{1,14}$/;

/** A place in a list as an opaque text: what the list is sorted by, and the id of the row. */
export function writePlace(sortedBy: ReadonlyArray<string | number>, id: string): string {
  return Buffer.from([...sortedBy, id].join(',')).toString('base64url');
}

/** The parts of a place, the id last; `undefined` for a text that no such list gave out. */
export function readPlace(text: string, patterns: readonly RegExp[]): string[] | undefined {
  const parts = Buffer.from(text, 'base64url').toString().split(',');
  const isWhole = parts.length === patterns.length + 1 && isUUID(parts.at(-1));
  return isWhole && patterns.every((pattern, index) => pattern.test(parts[index] ?? '')) ? parts : undefined;
}
