import type { Localized } from './language.js';

/** In the order in which they are listed. */
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

/** A day on which the office is closed although its weekday is not. */
export interface ClosedDay {
  /** In New York, such as "2026-11-26". */
  date: string;
  name: Localized;
}

export interface OpeningHours {
  week: Record<Weekday, DayHours>;
  closedDays: ClosedDay[];
}
