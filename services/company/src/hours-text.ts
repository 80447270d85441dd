import type { Language, Localized } from './language.js';
import {
  weekdays,
  type ClosedDay,
  type DayHours,
  type OpeningHours,
  type OpenTimes,
  type Weekday,
} from './opening-hours.js';

/** Days that follow each other and have the same hours. */
export interface HoursRow {
  days: Weekday[];
  hours: DayHours;
}

const otherHours: Record<Exclude<DayHours, OpenTimes>, Localized> = {
  appointment: { en: 'By appointment', es: 'Con cita previa' },
  closed: { en: 'Closed', es: 'Cerrado' },
};

export const isOpen = (hours: DayHours): hours is OpenTimes => typeof hours === 'object';

/** The week as it is listed, from Monday on. */
export function hoursRows({ week }: OpeningHours): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(week[day])) last.days.push(day);
    else rows.push({ days: [day], hours: week[day] });
  }
  return rows;
}

/** "Monday to Friday", "Saturday and Sunday". */
export function daysText(days: readonly Weekday[], language: Language): string {
  const names = days.map((day) => dayText(day, language));
  const between = { en: days.length === 2 ? ' and ' : ' to ', es: days.length === 2 ? ' y ' : ' a ' };
  return [...new Set([names[0], names.at(-1)])].join(between[language]);
}

/** Monday was 1 January 2024. */
function dayText(day: Weekday, language: Language): string {
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** "8am-4pm", "7:30am-4pm", "By appointment". */
export function hoursText(hours: DayHours, language: Language): string {
  if (!isOpen(hours)) return otherHours[hours][language];
  const [from, to] = [timeText(hours.from, language), timeText(hours.to, language)];
  return language === 'es' ? `${from} a ${to}` : `${from}-${to}`;
}

function timeText(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  const half = hour < 12 ? { en: 'am', es: ' a. m.' } : { en: 'pm', es: ' p. m.' };
  return `${hour % 12 || 12}${minutes}${half[language]}`;
}

/** "November 26, 2026 (Thanksgiving)". */
export function closedDayText({ date, name }: ClosedDay, language: Language): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, options).format(new Date(`${date}T00:00:00Z`))} (${name[language]})`;
}
