import type { Site } from '@sandhill/company/content/site.js';
import { isOpen } from '@sandhill/company/hours-text.js';
import { isClosedDay } from '@sandhill/company/opening-hours.js';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Whether the office opens on a day, `YYYY-MM-DD`, by the firm's hours and closed days. */
export function isWorkDay({ hours }: Pick<Site, 'hours'>, day: string): boolean {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  return isOpen(hours.week[weekday]) && !isClosedDay(hours.closedDays, day);
}
