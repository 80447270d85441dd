import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';
import { decodePosition, encodePosition } from '@sandhill/platform/paging/list-position.js';

/** The position of the last lead of a page. The next page starts after that lead. */
export interface LeadPosition {
  /** Index, in the list's order, of the {@link Stretch} that contains the lead. */
  stretch: number;
  /**
   * The lead's sort key within the stretch, as a time in UTC with PostgreSQL's microseconds. A date counts as its
   * midnight.
   */
  key: string;
  id: string;
}

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const digitsOfDate = '0000-00-00T00:00:00.000'.length;

export function encodeCursor({ stretch, key, id }: LeadPosition): string {
  return encodePosition([stretch, key], id);
}

export function decodeCursor(cursor: string): LeadPosition {
  const [stretch, key, id] = decodePosition(cursor, [/^\d$/, timestamp]) ?? [];
  if (stretch === undefined || key === undefined || id === undefined || !isTimestamp(key))
    throw new InvalidCursor();
  return { stretch: Number(stretch), key, id };
}

/** Whether a text is an existing time. `Date` accepts February 31 and the year 0, which PostgreSQL rejects. */
function isTimestamp(text: string): boolean {
  if (text.startsWith('0000')) return false;
  const date = new Date(text);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, digitsOfDate) === text.slice(0, digitsOfDate)
  );
}
