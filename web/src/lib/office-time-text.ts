import type { Language } from '@sandhill/company/language.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { spanishTime, withArticle } from '@sandhill/company/spanish-time.js';
import { locales } from './format-time';

const timeZone = 'America/New_York';
const dayMs = 86_400_000;

/** Returns a time such as "8 am" or "7:30 am"; in Spanish "las 8 a. m." or "la 1 p. m.". */
function clockText(moment: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(moment);
  const { hour, minute, dayPeriod } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const time = minute === '00' ? hour : `${hour}:${minute}`;
  const isMorning = dayPeriod === 'AM';
  if (language === 'en') return `${time} ${isMorning ? 'am' : 'pm'}`;
  return withArticle(spanishTime(`${time} ${isMorning ? 'a.m.' : 'p.m.'}`));
}

/** Returns the day of a moment: an empty text for today, else "tomorrow", "Monday", or "Monday, January 4". */
function dayText(moment: Date, language: Language, now: number): string {
  const today = Date.parse(officeDay(now));
  const days = Math.round((Date.parse(officeDay(moment)) - today) / dayMs);
  if (days === 0) return '';
  if (days === 1) return { en: 'tomorrow', es: 'mañana' }[language];
  const date = days < 7 ? {} : ({ month: 'long', day: 'numeric' } as const);
  const day = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'long', ...date }).format(
    moment,
  );
  return language === 'es' ? `el ${day.replace(',', '')}` : day;
}

/**
 * Returns a moment in the office's time zone in a form that follows "until" or "hasta": "4 pm", "Monday 8 am", "el
 * lunes a las 8 a. m.".
 */
export function officeTimeText(iso: string, language: Language, now: number): string {
  const moment = new Date(iso);
  const day = dayText(moment, language, now);
  const clock = clockText(moment, language);
  if (day === '') return clock;
  if (language === 'es') return `${day} a ${clock}`;
  return day.includes(',') ? `${day}, ${clock}` : `${day} ${clock}`;
}
