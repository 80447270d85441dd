import { milliseconds, decodePosition, encodePosition } from '@sandhill/platform/paging/list-position.js';
import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';
import type { BinPosition } from '../projects/projects.repository.js';

export function encodeBinCursor({ deletedAt, id }: BinPosition): string {
  return encodePosition([deletedAt.getTime()], id);
}

/** Decodes a cursor of the bin's list. @throws InvalidCursor */
export function decodeBinCursor(text: string): BinPosition {
  const [time, id] = decodePosition(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { deletedAt: new Date(Number(time)), id };
}
