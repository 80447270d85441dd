import { isOpen } from './hours-text.js';
import { isClosedDay, type OpenTimes, type OpeningHours, type Weekday, weekdays } from './opening-hours.js';
import { officeDayIn, officeMoment } from './office-day.js';

/** Whether the office is open, and until when. Times are as `Date` writes them; null where none is known. */
interface OfficeHours {
  isOpen: boolean;
  /** When it opens next; null while it is open. */
  opensAt: string | null;
  /** Null while it is closed. */
  closesAt: string | null;
}

/** An office that opens on no day within so many is not said to open. */
const searchedDays = 60;

/** Of a day such as `2026-11-23`. */
function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00Z`).getUTCDay();
  return weekdays[(fromSunday + 6) % 7] ?? 'sunday';
}

function timesOf({ week, closedDays }: OpeningHours, day: string): OpenTimes | undefined {
  if (isClosedDay(closedDays, day)) return undefined;
  const hours = week[weekdayOf(day)];
  return isOpen(hours) ? hours : undefined;
}

/** The office at a moment, by the published hours and closed days. */
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
