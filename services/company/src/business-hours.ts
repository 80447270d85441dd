import { isOpen } from './hours-text.js';
import type { ClosedDay, DayHours, OpeningHours } from './opening-hours.js';
import { officeClock } from './office-day.js';
import type { Site } from './content/site.js';

/** Opening hours of a day in New York time. Each time is a number of hours: 7.5 is 7:30. */
interface Span {
  from: number;
  to: number;
}

const oneDayMs = 86_400_000;
/** Weekday of 1 January 1970, a Thursday, counted from Sunday as 0. */
const weekdayOfDayZero = 4;

const maxAgoMs = 730 * oneDayMs;

/** A time on New York's clock: the day as days since 1970, and the hour with its fraction. */
interface LocalTime {
  day: number;
  hour: number;
}

/** Returns the time that New York's clock shows, in seconds since that clock showed 1 January 1970. */
export const localSeconds = (moment: Date | number): number => officeClock(Number(moment)) / 1000;

function localTime(seconds: number): LocalTime {
  const day = Math.floor(seconds / 86_400);
  return { day, hour: (seconds - day * 86_400) / 3600 };
}

export class BusinessClock {
  /** Opening hours by weekday, starting with Sunday. */
  private readonly week: ReadonlyArray<Span | undefined>;
  /** Closed days, as days since 1970. */
  private readonly closedDays: ReadonlySet<number>;
  private readonly hoursOfWeek: number;
  readonly hasFixedTimes: boolean;

  constructor({ week, closedDays }: OpeningHours) {
    const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = week;
    this.week = [sunday, monday, tuesday, wednesday, thursday, friday, saturday].map(spanOf);
    this.closedDays = new Set(closedDays.flatMap(daysOf));
    this.hoursOfWeek = this.week.reduce((sum, span) => sum + (span ? span.to - span.from : 0), 0);
    this.hasFixedTimes = this.hoursOfWeek > 0;
  }

  /**
   * Returns the business hours between two moments. Wall-clock time is enough: daylight saving time changes at night,
   * so a business day has the same number of hours all year.
   */
  hoursBetween(from: Date, to: Date): number {
    return to <= from ? 0 : this.hoursBetweenLocal(localSeconds(from), localSeconds(to));
  }

  /**
   * Like `hoursBetween`, for times of `localSeconds`. This is much faster if PostgreSQL has already converted the
   * times.
   */
  hoursBetweenLocal(fromSeconds: number, toSeconds: number): number {
    return toSeconds <= fromSeconds
      ? 0
      : this.hoursBetweenTimes(localTime(fromSeconds), localTime(toSeconds));
  }

  private hoursBetweenTimes(first: LocalTime, last: LocalTime): number {
    if (first.day === last.day) return this.hoursOfDay(first.day, first.hour, last.hour);
    return (
      this.hoursOfDay(first.day, first.hour) +
      this.hoursOfDays(first.day + 1, last.day - first.day - 1) +
      this.hoursOfDay(last.day, 0, last.hour)
    );
  }

  /** Returns the latest time that is at least `count` business hours before `now`. Goes back at most two years. */
  hoursAgo(count: number, now: Date): Date {
    const end = localSeconds(now);
    let late = now.getTime();
    let early = late - maxAgoMs;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (this.hoursBetweenLocal(localSeconds(middle), end) >= count) early = middle;
      else late = middle;
    }
    return new Date(early);
  }

  /** Returns the earliest time that is at least `count` business hours after `from`. Goes ahead at most two years. */
  hoursAfter(count: number, from: Date): Date {
    const start = localSeconds(from);
    let early = from.getTime();
    let late = early + maxAgoMs;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (this.hoursBetweenLocal(start, localSeconds(middle)) >= count) late = middle;
      else early = middle;
    }
    return new Date(late);
  }

  private hoursOfDay(day: number, from = 0, to = 24): number {
    return this.closedDays.has(day) ? 0 : this.ordinaryHoursOfDay(day, from, to);
  }

  /** Returns the number of business hours in consecutive whole days. */
  private hoursOfDays(first: number, count: number): number {
    let hours = Math.floor(count / 7) * this.hoursOfWeek;
    for (let day = first; day < first + (count % 7); day += 1) hours += this.ordinaryHoursOfDay(day);
    for (const day of this.closedDays)
      if (day >= first && day < first + count) hours -= this.ordinaryHoursOfDay(day);
    return hours;
  }

  private ordinaryHoursOfDay(day: number, from = 0, to = 24): number {
    const span = this.week[(day + weekdayOfDayZero) % 7];
    return span ? Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)) : 0;
  }
}

function spanOf(hours: DayHours): Span | undefined {
  return isOpen(hours) ? { from: hourOf(hours.from), to: hourOf(hours.to) } : undefined;
}

/** Returns the days of a closed period, each as a number of days since 1970. */
function daysOf({ date, until }: ClosedDay): number[] {
  const [first, last] = [date, until ?? date].map((day) => Date.parse(`${day}T00:00:00Z`) / oneDayMs);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
}

function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

const clocks = new WeakMap<OpeningHours, BusinessClock>();

export function businessClock({ hours }: Pick<Site, 'hours'>): BusinessClock {
  const clock = clocks.get(hours) ?? new BusinessClock(hours);
  clocks.set(hours, clock);
  return clock;
}
