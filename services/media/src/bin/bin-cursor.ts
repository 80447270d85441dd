import { milliseconds, readPlace, writePlace } from '@sandhill/platform/paging/list-place.js';
import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';
import type { BinPlace } from '../projects/projects.repository.js';

export function writeBinCursor({ deletedAt, id }: BinPlace): string {
  return writePlace([deletedAt.getTime()], id);
}

/** Decodes a cursor of the bin's list. @throws InvalidCursor */
export function readBinCursor(text: string): BinPlace {
  const [time, id] = readPlace(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { deletedAt: new Date(Number(time)), id };
}
