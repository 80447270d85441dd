import type { Site } from '@sandhill/company/content/site.js';
import { isOpen } from '@sandhill/company/hours-text.js';
import { isClosedDay } from '@sandhill/company/opening-hours.js';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** @param day `YYYY-MM-DD` */
export function isWorkDay({ hours }: Pick<Site, 'hours'>, day: string): boolean {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  return isOpen(hours.week[weekday]) && !isClosedDay(hours.closedDays, day);
}
