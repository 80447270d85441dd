const minuteMs = 60_000;
const dayMs = 86_400_000;

let newYork: Intl.DateTimeFormat | undefined;

/** Returns the format of the office's clock. It is made on first use, because making it takes 120 ms on a phone. */
const officeFormat = () =>
  (newYork ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }));

/**
 * Returns the offset of the office's clock from UTC at a moment, in milliseconds. It is negative, and a whole number of
 * minutes.
 */
function aheadOfUtc(moment: number): number {
  const shown = Object.fromEntries(
    officeFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute } = shown;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / minuteMs) * minuteMs;
}

/** Returns the office clock's time at a moment, in milliseconds since that clock showed 1 January 1970. */
export const officeClock = (moment: number): number => moment + aheadOfUtc(moment);

/**
 * Returns the moment at which a day (`2026-03-05`) begins on the office's clock. The browser's time zone has no
 * influence.
 */
export function officeDayStart(day: string): Date {
  const midnight = Date.parse(`${day}T00:00Z`);
  // The clocks change at two in the morning, so the offset is the same from the previous evening until midnight.
  return new Date(midnight - aheadOfUtc(midnight));
}

/**
 * Returns the moment at which a day ends and the next one begins. On two days a year it is 23 or 25 hours after the
 * day's start.
 */
export const officeDayEnd = (day: string): Date =>
  officeDayStart(new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10));

/** Returns the day that the office's clock shows at a moment, such as `2026-03-05`. */
export const officeDay = (moment: Date | number = Date.now()): string =>
  new Date(officeClock(Number(moment))).toISOString().slice(0, 10);

/**
 * Returns the day that is this number of days after the office's current day. A negative number gives an earlier day.
 */
export const officeDayIn = (days: number, now = Date.now()): string =>
  new Date(officeClock(now) + days * dayMs).toISOString().slice(0, 10);

/** Returns the moment at which the office's clock shows a time (`08:30`) of a day. */
export function officeMoment(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  // The first estimate uses the offset of four or five hours earlier, so it is an hour off if the clocks change in
  // between. The offset at the estimated moment is right.
  const near = shown - aheadOfUtc(shown);
  return new Date(shown - aheadOfUtc(near));
}
