import { InvalidCursor } from '../paging/invalid-cursor.js';
import { milliseconds, decodePosition, encodePosition } from '../paging/list-position.js';

interface AuditPosition {
  at: Date;
  id: string;
}

export function encodeCursor({ at, id }: AuditPosition): string {
  return encodePosition([at.getTime()], id);
}

export function decodeCursor(text: string): AuditPosition {
  const [time, id] = decodePosition(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) throw new InvalidCursor();
  return { at: new Date(Number(time)), id };
}
