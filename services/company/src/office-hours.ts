import { isOpen } from './hours-text.js';
import { isClosedDay, type OpenTimes, type OpeningHours, type Weekday, weekdays } from './opening-hours.js';
import { officeDayIn, officeMoment } from './office-day.js';

/** State of the office at a moment. Times are ISO 8601; null where none is known. */
interface OfficeHours {
  isOpen: boolean;
  /** When the office opens next; null while it is open. */
  opensAt: string | null;
  /** When the office closes; null while it is closed. */
  closesAt: string | null;
}

/** How many days ahead the next opening is searched. If there is none, no opening time is given. */
const searchedDays = 60;

/** Returns the weekday of a day such as `2026-11-23`. */
function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekdays[(fromSunday + 6) % 7] ?? 'sunday';
}

function timesOf({ week, closedDays }: OpeningHours, day: string): OpenTimes | undefined {
  if (isClosedDay(closedDays, day)) return undefined;
  const hours = week[weekdayOf(day)];
  return isOpen(hours) ? hours : undefined;
}

export function officeHoursAt(hours: OpeningHours, now: number): OfficeHours {
  for (let later = 0; later <= searchedDays; later += 1) {
    const day = officeDayIn(later, now);
    const times = timesOf(hours, day);
    if (!times) continue;
    const [opens, closes] = [officeMoment(day, times.from), officeMoment(day, times.to)];
    if (now < opens.getTime()) return { isOpen: false, opensAt: opens.toISOString(), closesAt: null };
    if (now < closes.getTime()) return { isOpen: true, opensAt: null, closesAt: closes.toISOString() };
  }
  return { isOpen: false, opensAt: null, closesAt: null };
}
