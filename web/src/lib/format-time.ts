import type { Language } from '@sandhill/company/language.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { spanishTime } from '@sandhill/company/spanish-time.js';

const officeZone = 'America/New_York';
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Formats a moment including the time of day. `spanishTime` leaves English times as they are. */
const format = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  spanishTime(new Intl.DateTimeFormat(locales[language], options).format(moment));

/** Returns a moment as date and time in the office's time zone. */
export const formatTime = (iso: string, language: Language): string =>
  format(new Date(iso), language, { dateStyle: 'medium', timeStyle: 'short', timeZone: officeZone });

/** Returns a moment in the office's time zone; only the time if it is today. */
export function formatShortTime(iso: string, language: Language, now = Date.now()): string {
  if (officeDay(Date.parse(iso)) !== officeDay(now)) return formatTime(iso, language);
  return format(new Date(iso), language, { timeStyle: 'short', timeZone: officeZone });
}

/** Returns a date such as `2026-03-05` in the language's format. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

/** Returns an office time such as `2026-03-05T08:00` in the language's format, such as 'Thu, Mar 5, 8:00 AM'. */
export const formatLocal = (local: string, language: Language): string =>
  format(new Date(`${local}Z`), language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Returns a moment within six days as 'Tuesday 11:00', and any other moment with its date. */
export function formatDeadline(iso: string, language: Language, now = Date.now()): string {
  const moment = new Date(iso);
  const isNear = Math.abs(moment.getTime() - now) < 6 * 86_400_000;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: officeZone, ...options }).format(moment);
  const day = part(isNear ? { weekday: 'long' } : { month: 'short', day: 'numeric' });
  return `${day} ${part({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })}`;
}

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Returns how long ago a moment was, in the largest fitting unit, such as '3 hours ago'. */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['second', 1];
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}

/** Returns a wait in words, rounded up, such as 'in 5 minutes'. */
export function formatWait(seconds: number, language: Language): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locales[language]).format(Math.ceil(seconds / length), unit);
}
