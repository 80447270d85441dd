import { profile } from '@sandhill/company/profile.js';

/** Full years since the foundation, by the calendar of the company's own time zone. */
export function yearsOfExperience(now = new Date()): number {
  return currentYear(now) - profile.yearFounded;
}

export function currentYear(now = new Date()): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' }).format(now),
  );
}

/** The month in the company's time zone, 1 to 12. */
export function currentMonth(now = new Date()): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'numeric' }).format(now),
  );
}
