import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';

export const encodeCursor = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** @throws InvalidCursor */
export function decodeCursor(text: string): number {
  const id = Buffer.from(text, 'base64url').toString();
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new InvalidCursor();
  return Number(id);
}
