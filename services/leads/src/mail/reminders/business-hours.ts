import { profile } from '@sandhill/company/profile.js';

interface OpenHours {
  /** Hours of the day, by the clock of New York. */
  from: number;
  to: number;
}

const oneDayMs = 86_400_000;
/** 1 January 1970 was a Thursday. */
const weekdayOfDayZero = 4;

/** Reads "8am-4pm". Any other text ("Closed", "By appointment") counts as closed. */
export function openHours(text: string): OpenHours | undefined {
  const match = /^(\d{1,2})(am|pm)-(\d{1,2})(am|pm)$/i.exec(text.replaceAll(/\s/g, ''));
  if (!match) return undefined;
  const [, from, fromHalf, to, toHalf] = match;
  return { from: hourOfDay(from, fromHalf), to: hourOfDay(to, toHalf) };
}

function hourOfDay(digits = '', half = ''): number {
  return (Number(digits) % 12) + (/pm/i.test(half) ? 12 : 0);
}

const { weekdays, saturday, sunday } = profile.businessHours;
const weekday = openHours(weekdays.en);
if (!weekday) throw new Error(`business hours cannot be read: "${weekdays.en}"`);

/** From Sunday. */
const week = [
  openHours(sunday.en),
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  openHours(saturday.en),
] as const;
const hoursOfWeek = wholeDays(0, 7);

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** A moment as the clock on the office's wall shows it: the day, counted, and the hour with its fraction. */
function onTheWall(moment: Date): { day: number; hour: number } {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { day: Date.UTC(year, month - 1, day) / oneDayMs, hour: hour + minute / 60 + second / 3600 };
}

function partOfDay(day: number, fromHour: number, toHour: number): number {
  const open = week[(day + weekdayOfDayZero) % 7];
  return open ? Math.max(0, Math.min(toHour, open.to) - Math.max(fromHour, open.from)) : 0;
}

function wholeDays(firstDay: number, count: number): number {
  let hours = 0;
  for (let day = firstDay; day < firstDay + count; day += 1) hours += partOfDay(day, 0, 24);
  return hours;
}

/**
 * Hours of business between two moments. The change of time happens at night, so that the clock on the wall is
 * enough: an open day has the same number of hours all year.
 */
export function businessHoursBetween(from: Date, to: Date): number {
  if (to <= from) return 0;
  const [first, last] = [onTheWall(from), onTheWall(to)];
  if (first.day === last.day) return partOfDay(first.day, first.hour, last.hour);
  const between = last.day - first.day - 1;
  return (
    partOfDay(first.day, first.hour, 24) +
    Math.floor(between / 7) * hoursOfWeek +
    wholeDays(first.day + 1, between % 7) +
    partOfDay(last.day, 0, last.hour)
  );
}

/** The latest moment, to a second, since which so many hours of business have passed. */
export function businessHoursAgo(hours: number, now = new Date()): Date {
  let late = now.getTime();
  let early = late - (Math.ceil(hours / hoursOfWeek) + 1) * 7 * oneDayMs;
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2);
    if (businessHoursBetween(new Date(middle), now) >= hours) early = middle;
    else late = middle;
  }
  return new Date(early);
}
