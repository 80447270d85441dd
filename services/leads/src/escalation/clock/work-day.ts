import type { Site } from '@sandhill/company/content/site.js';
import { officeClock } from '@sandhill/company/office-day.js';
import { openTimesOn } from '@sandhill/company/office-hours.js';

/**
 * Minutes since midnight, New York time, between which the work of a morning is done: the summaries and the daily test.
 * A worker that was down catches up until noon.
 */
export const morning = { beginsAt: 7 * 60 + 30, endsAt: 12 * 60 };

/** Returns the minutes since midnight, New York time. */
export const officeMinutes = (now: Date): number =>
  Math.floor(officeClock(now.getTime()) / 60_000) % (24 * 60);

/** @param day `YYYY-MM-DD` */
export const isWorkDay = ({ hours }: Pick<Site, 'hours'>, day: string): boolean =>
  openTimesOn(hours, day) !== undefined;
