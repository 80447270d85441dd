import { ValidationFailed } from '../errors/domain.error.js';
import { milliseconds, readPlace, writePlace } from '../paging/list-place.js';

/** Position of an event in the trail. */
interface AuditPlace {
  at: Date;
  id: string;
}

export function writeCursor({ at, id }: AuditPlace): string {
  return writePlace([at.getTime()], id);
}

/** Reads a cursor. @throws ValidationFailed for `cursor` */
export function readCursor(text: string): AuditPlace {
  const [time, id] = readPlace(text, [milliseconds]) ?? [];
  if (time === undefined || id === undefined) {
    throw new ValidationFailed({ cursor: { code: 'invalid_cursor', message: 'This page is not known' } });
  }
  return { at: new Date(Number(time)), id };
}
