import { officeMoment } from '@sandhill/company/office-day.js';
import type { OfficeWindow } from '../../../types/api';
import type { VisitTime } from '../../../lib/visit-time';

const dayMs = 86_400_000;

export type Span = 'week' | 'day';

/** A range of days, both ends included. */
export interface Days {
  from: string;
  to: string;
}

const plus = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the week that contains a day. Weeks begin on Monday. */
export function weekOf(date: string): Days {
  const sinceMonday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
  const from = plus(date, -sinceMonday);
  return { from, to: plus(from, 6) };
}

export function daysOf({ from, to }: Days): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => plus(from, index));
}

/** Returns the day that is `count` weeks or days after a date; before the date for a negative count. */
export const shifted = (date: string, span: Span, count: number): string =>
  plus(date, span === 'week' ? 7 * count : count);

/**
 * Returns how many places of a window are free for a lead. Places offered to this lead are free; places offered to
 * other leads are taken.
 */
export const freePlaces = (
  { places, taken, offeredTo }: Pick<OfficeWindow, 'places' | 'taken' | 'offeredTo'>,
  leadId?: string,
): number => Math.max(0, places - taken + offeredTo.filter((id) => id === leadId).length);

/** Returns whether a visit window has not ended yet, so that a visit can still take place in it. */
export const isToCome = ({ date, ends }: VisitTime, now = Date.now()): boolean =>
  officeMoment(date, ends).getTime() > now;
