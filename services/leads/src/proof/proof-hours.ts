import type { Site } from '@sandhill/company/content/site.js';
import { isOpen } from '@sandhill/company/hours-text.js';
import { officeClock, officeDay } from '@sandhill/company/office-day.js';

/** Minutes since midnight, New York time. */
const [beginsAt, dueAt, endsAt] = [7 * 60 + 30, 7 * 60 + 45, 12 * 60];

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export interface ProofMoment {
  /** New York's day, `YYYY-MM-DD`. */
  day: string;
  /** The test lead of the day is to be sent, if it was not: from 7:30 to noon of a work day. */
  isTime: boolean;
  /** It should have arrived: from 7:45 on. */
  isDue: boolean;
}

/** What the day's test lead should be doing at a time, by the firm's hours and closed days. */
export function proofMoment({ hours }: Pick<Site, 'hours'>, now: Date): ProofMoment {
  const day = officeDay(now);
  const minutes = Math.floor(officeClock(now.getTime()) / 60_000) % (24 * 60);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  const isWorkDay = isOpen(hours.week[weekday]) && !hours.closedDays.some(({ date }) => date === day);
  const isTime = isWorkDay && minutes >= beginsAt && minutes < endsAt;
  return { day, isTime, isDue: isTime && minutes >= dueAt };
}
