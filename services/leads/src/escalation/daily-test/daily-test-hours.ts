import type { Site } from '@sandhill/company/content/site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { isWorkDay, morning, officeMinutes } from '../clock/work-day.js';

/** Minutes after which the test lead must have arrived. */
const allowedMinutes = 15;

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
  const minutes = officeMinutes(now);
  const isTime = isWorkDay(site, day) && minutes >= morning.beginsAt && minutes < morning.endsAt;
  return { day, isTime, isDue: isTime && minutes >= morning.beginsAt + allowedMinutes };
}
