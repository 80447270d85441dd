import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { readPlace, writePlace } from '@sandhill/platform/paging/list-place.js';

/** Where a page of the list ended: the last lead's moment, in PostgreSQL's microseconds, and id. */
export interface LeadPosition {
  createdAt: string;
  id: string;
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const digitsOfDate = '0000-00-00T00:00:00.000'.length;

export function toCursor({ createdAt, id }: LeadPosition): string {
  return writePlace([createdAt], id);
}

/** @throws ValidationFailed for `cursor` */
export function fromCursor(cursor: string): LeadPosition {
  const [createdAt, id] = readPlace(cursor, [moment]) ?? [];
  if (createdAt === undefined || id === undefined || !isMoment(createdAt))
    throw new ValidationFailed({ cursor: { code: 'invalid_cursor', message: 'This page is not known' } });
  return { createdAt, id };
}

/** `Date` takes the 31st of February for a day in March, and knows a year 0; PostgreSQL does neither. */
function isMoment(text: string): boolean {
  if (text.startsWith('0000')) return false;
  const date = new Date(text);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, digitsOfDate) === text.slice(0, digitsOfDate)
  );
}
