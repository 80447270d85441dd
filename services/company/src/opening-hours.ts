import type { Localized } from './language.js';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Times of the day in New York, such as "07:30" and "16:00". */
export interface OpenTimes {
  from: string;
  to: string;
}

export type DayHours = OpenTimes | 'appointment' | 'closed';

/** One or more days on which the office is closed, although it is open on these weekdays in other weeks. */
export interface ClosedDay {
  /** Day in New York, such as "2026-11-26". If there are several, this is the first. */
  date: string;
  /** Last day, if there are several days. */
  until?: string | null;
  name: Localized;
}

export const isClosedDay = (closedDays: readonly ClosedDay[], day: string): boolean =>
  closedDays.some(({ date, until }) => date <= day && day <= (until ?? date));

export interface OpeningHours {
  week: Record<Weekday, DayHours>;
  closedDays: ClosedDay[];
}
