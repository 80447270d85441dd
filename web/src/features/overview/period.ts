import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import type { Period } from './api/overview-api';

/** Lengths of a period in days. The first is the default. */
export const periodLengths = [7, 30, 90] as const;

export type PeriodLength = (typeof periodLengths)[number];

/** Returns the length that a query such as `?days=30` names; the default if it names none. */
export const readPeriodLength = (days: string | null): PeriodLength =>
  periodLengths.find((length) => String(length) === days) ?? periodLengths[0];

/** Returns the period of the given length that ends today. */
export const lastDays = (length: PeriodLength): Period => ({
  from: officeDayIn(1 - length),
  to: officeDay(),
});
