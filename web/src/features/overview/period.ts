import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import type { Period } from './api/overview-api';

/** How many days a period may have, the default first. */
export const periodLengths = [7, 30, 90] as const;

export type PeriodLength = (typeof periodLengths)[number];

/** The length that the address names, such as `/admin?days=30`. */
export const readPeriodLength = (days: string | null): PeriodLength =>
  periodLengths.find((length) => String(length) === days) ?? periodLengths[0];

/** The last days, today included. */
export const lastDays = (length: PeriodLength): Period => ({
  from: officeDayIn(1 - length),
  to: officeDay(),
});
