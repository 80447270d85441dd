import type { Site } from '@sandhill/company/content/site.js';
import { officeClock, officeDay } from '@sandhill/company/office-day.js';
import { isWorkDay } from '../clock/work-day.js';

/** Minutes since midnight, New York time. */
const [beginsAt, dueAt, endsAt] = [7 * 60 + 30, 7 * 60 + 45, 12 * 60];

interface DailyTestMoment {
  /** New York's day, `YYYY-MM-DD`. */
  day: string;
  /** The test lead of the day is to be sent, if it was not: from 7:30 to noon of a work day. */
  isTime: boolean;
  /** It should have arrived: from 7:45 on. */
  isDue: boolean;
}

/** State of the day's test lead due at a time, by the firm's hours and closed days. */
export function dailyTestMoment(site: Pick<Site, 'hours'>, now: Date): DailyTestMoment {
  const day = officeDay(now);
  const minutes = Math.floor(officeClock(now.getTime()) / 60_000) % (24 * 60);
  const isTime = isWorkDay(site, day) && minutes >= beginsAt && minutes < endsAt;
  return { day, isTime, isDue: isTime && minutes >= dueAt };
}
