import { callTimes } from './call-times.js';
import { closedDayText, daysText, hoursRows, hoursText } from './hours-text.js';
import { firstSite } from './content/first-site.js';
import type { DayHours, OpeningHours } from './opening-hours.js';

const openingHours = firstSite.hours;

const irregular: OpeningHours = {
  week: {
    monday: { from: '07:30', to: '16:00' },
    tuesday: { from: '07:30', to: '16:00' },
    wednesday: 'closed',
    thursday: { from: '07:30', to: '12:00' },
    friday: { from: '12:00', to: '18:45' },
    saturday: 'appointment',
    sunday: 'appointment',
  },
  closedDays: [],
};

const listed = (hours: OpeningHours, language: 'en' | 'es') =>
  hoursRows(hours).map((row) => [daysText(row.days, language), hoursText(row.hours, language)]);

it('lists the week of the specification', () => {
  expect(listed(openingHours, 'en')).toEqual([
    ['Monday to Friday', '8am-4pm'],
    ['Saturday', 'By appointment'],
    ['Sunday', 'Closed'],
  ]);
  expect(listed(openingHours, 'es')).toEqual([
    ['lunes a viernes', '8\u00a0a.\u00a0m. a 4\u00a0p.\u00a0m.'],
    ['sábado', 'Con cita previa'],
    ['domingo', 'Cerrado'],
  ]);
});

it('lists a week with other hours every day', () => {
  expect(listed(irregular, 'en')).toEqual([
    ['Monday and Tuesday', '7:30am-4pm'],
    ['Wednesday', 'Closed'],
    ['Thursday', '7:30am-12pm'],
    ['Friday', '12pm-6:45pm'],
    ['Saturday and Sunday', 'By appointment'],
  ]);
});

it.each<[DayHours, string]>([
  [{ from: '07:30', to: '16:00' }, '7:30\u00a0a.\u00a0m. a 4\u00a0p.\u00a0m.'],
  [{ from: '00:00', to: '12:05' }, '12\u00a0a.\u00a0m. a 12:05\u00a0p.\u00a0m.'],
])('writes %j in Spanish', (hours, text) => {
  expect(hoursText(hours, 'es')).toBe(text);
});

it('says when to call', () => {
  expect(callTimes(openingHours, 'en')).toBe('Monday to Friday, 8am-4pm');
  expect(callTimes(irregular, 'es')).toBe(
    'lunes y martes, 7:30\u00a0a.\u00a0m. a 4\u00a0p.\u00a0m.; jueves, 7:30\u00a0a.\u00a0m. a 12\u00a0p.\u00a0m.; viernes, 12\u00a0p.\u00a0m. a 6:45\u00a0p.\u00a0m.',
  );
});

it('names a closed day', () => {
  const day = { date: '2026-11-26', name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } };

  expect(closedDayText(day, 'en')).toBe('11/26/2026 (Thanksgiving)');
  expect(closedDayText(day, 'es')).toBe('26 de noviembre de 2026 (Día de Acción de Gracias)');
  expect(closedDayText({ ...day, until: '2026-11-27' }, 'es')).toMatch(
    /^26 de noviembre de 2026 al 27 de noviembre de 2026/,
  );
});
