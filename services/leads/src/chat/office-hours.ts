import { isOpen } from '@sandhill/company/hours-text.js';
import type { OpeningHours } from '@sandhill/company/opening-hours.js';
import { officeMinute } from '../model/office-minute.js';

const weekdaysFromSunday = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** An office that opens on no day within so many is not said to open. */
const searchedDays = 60;

/** Whether the office is open, and when it opens next; null while it is open, and if no opening is known. */
export interface OfficeState {
  isOpen: boolean;
  opensAt: Date | null;
}

/** The office at a time, by the published hours and closed days (H1). */
export function officeAt(hours: OpeningHours, now: Date): OfficeState {
  const { day, minutes } = officeMinute(now);
  const today = spanOf(hours, day);
  if (today && minutes >= today.from && minutes < today.to) return { isOpen: true, opensAt: null };
  if (today && minutes < today.from) return { isOpen: false, opensAt: instantOf(day, today.from) };
  for (let later = 1; later <= searchedDays; later += 1) {
    const next = dayAfter(day, later);
    const span = spanOf(hours, next);
    if (span) return { isOpen: false, opensAt: instantOf(next, span.from) };
  }
  return { isOpen: false, opensAt: null };
}

/** The minutes of the day between which it is open. */
function spanOf({ week, closedDays }: OpeningHours, day: string) {
  if (closedDays.some(({ date }) => date === day)) return undefined;
  const weekday = weekdaysFromSunday[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  const times = week[weekday];
  return isOpen(times) ? { from: minutesOf(times.from), to: minutesOf(times.to) } : undefined;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The time at which New York's clocks show these minutes of a day. */
function instantOf(day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  // New York is hours behind UTC: the offset at that time, or an hour beside it, is right at the time itself.
  let instant = asUtc;
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = officeMinute(new Date(instant));
    const shownAsUtc = Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * minuteMs;
    instant += asUtc - shownAsUtc;
  }
  return new Date(instant);
}
