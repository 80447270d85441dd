import { milliseconds, readPlace, writePlace } from '@sandhill/platform/paging/list-place.js';
import { InvalidCursor } from '../projects/projects.errors.js';

/** The place of a project in the bin: when it was put there, and its id. */
export interface BinPlace {
  deletedAt: Date;
  id: string;
}

export function writeBinCursor({ deletedAt, id }: BinPlace): string {
  return writePlace([deletedAt.getTime()], id);
}

/** @throws InvalidCursor */
export function readBinCursor(text: string): BinPlace {
  const [time, id] = readPlace(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { deletedAt: new Date(Number(time)), id };
}
