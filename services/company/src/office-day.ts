const minuteMs = 60_000;
const dayMs = 86_400_000;

let newYork: Intl.DateTimeFormat | undefined;

/** Returns the format of the office's clock. It is made on first use, because that takes a phone 120 ms. */
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

/** Returns how far the office's clock is ahead of UTC at a moment, in milliseconds: whole minutes. */
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

/** Returns the moment when a day (`2026-03-05`) begins on the office's clock, wherever the browser is. */
export function officeDayStart(day: string): Date {
  const midnight = Date.parse(`${day}T00:00Z`);
  // The clocks change at two in the morning, so the offset is the same from the evening before until midnight.
  return new Date(midnight - aheadOfUtc(midnight));
}

/** Returns the moment when a day ends and the next one begins. Twice a year that is 23 or 25 hours after its start. */
export const officeDayEnd = (day: string): Date =>
  officeDayStart(new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10));

/** Returns the office's day at a moment: `2026-03-05`. */
export const officeDay = (moment: Date | number = Date.now()): string =>
  new Date(officeClock(Number(moment))).toISOString().slice(0, 10);

/** Returns the office's day some days from now; before today with a negative number. */
export const officeDayIn = (days: number, now = Date.now()): string =>
  new Date(officeClock(now) + days * dayMs).toISOString().slice(0, 10);

/** Returns the moment when the office's clock shows a time (`08:30`) of a day. */
export function officeMoment(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  // The first result is right, or an hour off if the clocks change in between. The offset at that time is right.
  const near = shown - aheadOfUtc(shown);
  return new Date(shown - aheadOfUtc(near));
}
