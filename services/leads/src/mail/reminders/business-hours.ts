import { profile } from '@sandhill/company/profile.js';

interface OpenHours {
  /** Hours of the day, New York time. */
  from: number;
  to: number;
}

const oneDayMs = 86_400_000;
/** 1 January 1970 was a Thursday. */
const weekdayOfDayZero = 4;

/** Parses "8am-4pm". Any other text ("Closed", "By appointment") means closed. */
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
if (!weekday) throw new Error(`cannot parse business hours: "${weekdays.en}"`);

/** Starts with Sunday. */
const week = [
  openHours(sunday.en),
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  openHours(saturday.en),
] as const;
const hoursOfWeek = hoursOfDays(0, 7);

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** New York wall-clock time: days since 1970, and the hour with its fraction. */
function officeClock(date: Date): { day: number; hour: number } {
  const parts = Object.fromEntries(
    newYork.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { day: Date.UTC(year, month - 1, day) / oneDayMs, hour: hour + minute / 60 + second / 3600 };
}

function openHoursOfDay(day: number, fromHour: number, toHour: number): number {
  const open = week[(day + weekdayOfDayZero) % 7];
  return open ? Math.max(0, Math.min(toHour, open.to) - Math.max(fromHour, open.from)) : 0;
}

function hoursOfDays(firstDay: number, count: number): number {
  let hours = 0;
  for (let day = firstDay; day < firstDay + count; day += 1) hours += openHoursOfDay(day, 0, 24);
  return hours;
}

/**
 * Business hours between two times. Wall-clock time is enough: daylight saving time changes at night, so a business day
 * has the same number of hours all year.
 */
export function businessHoursBetween(from: Date, to: Date): number {
  if (to <= from) return 0;
  const [first, last] = [officeClock(from), officeClock(to)];
  if (first.day === last.day) return openHoursOfDay(first.day, first.hour, last.hour);
  const between = last.day - first.day - 1;
  return (
    openHoursOfDay(first.day, first.hour, 24) +
    Math.floor(between / 7) * hoursOfWeek +
    hoursOfDays(first.day + 1, between % 7) +
    openHoursOfDay(last.day, 0, last.hour)
  );
}

/** The latest time, to a second, since which that many business hours have passed. */
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
