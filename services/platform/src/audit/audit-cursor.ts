import { InvalidCursor } from '../paging/invalid-cursor.js';
import { milliseconds, readPlace, writePlace } from '../paging/list-place.js';

interface AuditPlace {
  at: Date;
  id: string;
}

export function writeCursor({ at, id }: AuditPlace): string {
  return writePlace([at.getTime()], id);
}

export function readCursor(text: string): AuditPlace {
  const [time, id] = readPlace(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { at: new Date(Number(time)), id };
}
