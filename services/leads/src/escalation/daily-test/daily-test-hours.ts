import type { Site } from '@sandhill/company/content/site.js';
import { officeClock, officeDay } from '@sandhill/company/office-day.js';
import { isWorkDay } from '../clock/work-day.js';

/**
 * Minutes since midnight, New York time. The test lead is sent from `beginsAt` to `endsAt` and must have arrived by
 * `dueAt`.
 */
const [beginsAt, dueAt, endsAt] = [7 * 60 + 30, 7 * 60 + 45, 12 * 60];

interface DailyTestMoment {
  /** The date in New York, `YYYY-MM-DD`. */
  day: string;
  /** Whether the test lead of the day may be sent: from 7:30 to noon on a work day. */
  isTime: boolean;
  /** Whether the test lead should have arrived: from 7:45 to noon on a work day. */
  isDue: boolean;
}

export function dailyTestMoment(site: Pick<Site, 'hours'>, now: Date): DailyTestMoment {
  const day = officeDay(now);
  const minutes = Math.floor(officeClock(now.getTime()) / 60_000) % (24 * 60);
  const isTime = isWorkDay(site, day) && minutes >= beginsAt && minutes < endsAt;
  return { day, isTime, isDue: isTime && minutes >= dueAt };
}
