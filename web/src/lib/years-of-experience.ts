import { profile } from '@sandhill/company/profile.js';

/** Full years since the foundation, by the calendar of the company's own time zone. */
export function yearsOfExperience(now = new Date()): number {
  return currentYear(now) - profile.yearFounded;
}

const hourMs = 3_600_000;
const standardBehindUtcMs = 5 * hourMs;
const summerBehindUtcMs = 4 * hourMs;

/**
 * The year in the company's time zone. By hand, as the month below: the browser's calendar of time zones takes a phone
 * 200 ms to load, on every page. Years begin in standard time.
 */
export function currentYear(now = new Date()): number {
  return new Date(now.getTime() - standardBehindUtcMs).getUTCFullYear();
}

/** The month in the company's time zone, 1 to 12. April to November begin in summer time. */
export function currentMonth(now = new Date()): number {
  const month = new Date(now.getTime() - summerBehindUtcMs).getUTCMonth() + 1;
  if (month >= 4 && month <= 11) return month;
  return new Date(now.getTime() - standardBehindUtcMs).getUTCMonth() + 1;
}
