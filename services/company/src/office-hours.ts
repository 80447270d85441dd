import { isOpen } from './hours-text.js';
import { isClosedDay, type OpenTimes, type OpeningHours, type Weekday, weekdays } from './opening-hours.js';
import { officeDayIn, officeMoment } from './office-day.js';

/** State of the office at a moment. Times are in ISO 8601. */
interface OfficeHours {
  isOpen: boolean;
  /** Time at which the office opens next; null while it is open, or if it does not open within `searchedDays`. */
  opensAt: string | null;
  /** Time at which the office closes; null while the office is closed. */
  closesAt: string | null;
}

/** Number of days after today that are searched for the next opening. If there is none, no opening time is given. */
const searchedDays = 60;

/** Returns the weekday of a day such as `2026-11-23`. */
export function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekdays[(fromSunday + 6) % 7] ?? 'sunday';
}

/** Returns the hours of a day, `YYYY-MM-DD`; undefined if the office is closed or open by appointment alone. */
export function openTimesOn({ week, closedDays }: OpeningHours, day: string): OpenTimes | undefined {
  if (isClosedDay(closedDays, day)) return undefined;
  const hours = week[weekdayOf(day)];
  return isOpen(hours) ? hours : undefined;
}

export function officeHoursAt(hours: OpeningHours, now: number): OfficeHours {
  for (let later = 0; later <= searchedDays; later += 1) {
    const day = officeDayIn(later, now);
    const times = openTimesOn(hours, day);
    if (!times) continue;
    const [opens, closes] = [officeMoment(day, times.from), officeMoment(day, times.to)];
    if (now < opens.getTime()) return { isOpen: false, opensAt: opens.toISOString(), closesAt: null };
    if (now < closes.getTime()) return { isOpen: true, opensAt: null, closesAt: closes.toISOString() };
  }
  return { isOpen: false, opensAt: null, closesAt: null };
}
