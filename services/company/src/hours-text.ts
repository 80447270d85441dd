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

const dayNames: Record<Weekday, Localized> = {
  monday: { en: 'Monday', es: 'lunes' },
  tuesday: { en: 'Tuesday', es: 'martes' },
  wednesday: { en: 'Wednesday', es: 'miércoles' },
  thursday: { en: 'Thursday', es: 'jueves' },
  friday: { en: 'Friday', es: 'viernes' },
  saturday: { en: 'Saturday', es: 'sábado' },
  sunday: { en: 'Sunday', es: 'domingo' },
};

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
    if (last && isSame(last.hours, week[day])) last.days.push(day);
    else rows.push({ days: [day], hours: week[day] });
  }
  return rows;
}

function isSame(one: DayHours, other: DayHours): boolean {
  if (isOpen(one) && isOpen(other)) return one.from === other.from && one.to === other.to;
  return one === other;
}

/** "Monday to Friday", "Saturday and Sunday". */
export function daysText(days: readonly Weekday[], language: Language): string {
  const first = dayNames[days[0] ?? 'monday'][language];
  const last = dayNames[days.at(-1) ?? 'monday'][language];
  if (days.length === 1) return first;
  const between = { en: days.length === 2 ? 'and' : 'to', es: days.length === 2 ? 'y' : 'a' };
  return `${first} ${between[language]} ${last}`;
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

/** When to call, within a sentence: "Monday to Friday, 8am-4pm"; empty where the office is never simply open. */
export function callTimes(hours: OpeningHours, language: Language): string {
  return hoursRows(hours)
    .filter((row) => isOpen(row.hours))
    .map((row) => `${daysText(row.days, language)}, ${hoursText(row.hours, language)}`)
    .join('; ');
}

/** "November 26, 2026 (Thanksgiving)". */
export function closedDayText({ date, name }: ClosedDay, language: Language): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, options).format(new Date(`${date}T00:00:00Z`))} (${name[language]})`;
}
