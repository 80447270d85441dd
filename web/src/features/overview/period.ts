import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import type { Period } from './api/overview-api';

/** Lengths of a period in days. The first is the default. */
export const periodLengths = [7, 30, 90] as const;

export type PeriodLength = (typeof periodLengths)[number];

/** Returns the length for the value of a query such as `?days=30`; the default if the value is missing or unknown. */
export const readPeriodLength = (days: string | null): PeriodLength =>
  periodLengths.find((length) => String(length) === days) ?? periodLengths[0];

/** Returns the period of the given length that ends today. */
export const lastDays = (length: PeriodLength): Period => ({
  from: officeDayIn(1 - length),
  to: officeDay(),
});
