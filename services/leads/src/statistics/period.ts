import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** Days in New York, `YYYY-MM-DD`; both are included. */
export interface Period {
  from: string;
  to: string;
}

const oneDayMs = 86_400_000;
const maxDays = 366;

/** Number of days between a period and the same period a year earlier: 52 whole weeks, so that weekdays match. */
const daysOfYear = 364;

const outOfOrder = { code: 'out_of_range', message: 'Please choose 1 to 366 days' };

/** Checks that a period has 1 to 366 days. @throws ValidationFailed for `to` */
export function checkPeriod(period: Period): Period {
  const count = countDays(period);
  if (count < 1 || count > maxDays) throw new ValidationFailed({ to: outOfOrder });
  return period;
}

export function periodBefore(period: Period): Period {
  return shifted(period, -countDays(period));
}

export function yearBefore(period: Period): Period {
  return shifted(period, -daysOfYear);
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: countDays(period) }, (_, index) => dayAfter(period.from, index));
}

function countDays({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / oneDayMs + 1;
}

function shifted({ from, to }: Period, days: number): Period {
  return { from: dayAfter(from, days), to: dayAfter(to, days) };
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * oneDayMs).toISOString().slice(0, 10);
}
