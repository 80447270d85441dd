import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';

export const writeCursor = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** @throws InvalidCursor */
export function readCursor(text: string): number {
  const id = Buffer.from(text, 'base64url').toString();
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new InvalidCursor();
  return Number(id);
}
