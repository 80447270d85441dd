import type { Language, Localized } from './language.js';
import {
  weekdays,
  type ClosedDay,
  type DayHours,
  type OpeningHours,
  type OpenTimes,
  type Weekday,
} from './opening-hours.js';
import { spanishMonths } from './spanish-time.js';

/** Consecutive days with the same hours. */
interface HoursRow {
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

/** Returns the hours of the week as rows, starting with Monday. */
export function hoursRows({ week }: OpeningHours): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const last = rows.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(week[day])) last.days.push(day);
    else rows.push({ days: [day], hours: week[day] });
  }
  return rows;
}

/** Returns days as text: "Monday to Friday", "Saturday and Sunday". */
export function daysText(days: readonly Weekday[], language: Language): string {
  const [first = 'monday'] = days;
  const last = days.at(-1) ?? first;
  if (first === last) return dayNames[first][language];
  const between = { en: days.length === 2 ? 'and' : 'to', es: days.length === 2 ? 'y' : 'a' };
  return `${dayNames[first][language]} ${between[language]} ${dayNames[last][language]}`;
}

/** Returns hours as text: "8am-4pm", "7:30am-4pm", "By appointment". */
export function hoursText(hours: DayHours, language: Language): string {
  if (!isOpen(hours)) return otherHours[hours][language];
  const [from, to] = [timeText(hours.from, language), timeText(hours.to, language)];
  return language === 'es' ? `${from} a ${to}` : `${from}-${to}`;
}

function timeText(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  const half = hour < 12 ? { en: 'am', es: '\u00a0a.\u00a0m.' } : { en: 'pm', es: '\u00a0p.\u00a0m.' };
  return `${hour % 12 || 12}${minutes}${half[language]}`;
}

/**
 * Returns a closed period as text: "11/26/2026 (Thanksgiving)", "12/24/2026–12/26/2026 (Christmas)". In Spanish, the
 * month is a word: "26 de noviembre de 2026".
 */
export function closedDayText({ date, until, name }: ClosedDay, language: Language): string {
  const days = until && until !== date ? [date, until] : [date];
  return `${days.map((day) => dateText(day, language)).join(language === 'es' ? ' al ' : '–')} (${name[language]})`;
}

function dateText(date: string, language: Language): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  if (language === 'es') return `${day} de ${spanishMonths[month - 1]} de ${year}`;
  return [month, day, year].join('/');
}
