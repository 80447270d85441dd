import { InvalidCursor } from '../paging/invalid-cursor.js';
import { milliseconds, readPlace, writePlace } from '../paging/list-place.js';

/** Position of an event in the trail. */
interface AuditPlace {
  at: Date;
  id: string;
}

export function writeCursor({ at, id }: AuditPlace): string {
  return writePlace([at.getTime()], id);
}

/** Reads a cursor. @throws InvalidCursor */
export function readCursor(text: string): AuditPlace {
  const [time, id] = readPlace(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { at: new Date(Number(time)), id };
}
