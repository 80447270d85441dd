import { hours } from '@sandhill/company/first-version/hours.js';
import type { OpeningHours } from '@sandhill/company/opening-hours.js';
import { officeAt } from './office-hours.js';

const closed = (...dates: string[]): OpeningHours => ({
  ...hours,
  closedDays: dates.map((date) => ({ date, name: { en: 'Closed', es: 'Cerrado' } })),
});

const stateAt = (now: string, of: OpeningHours = hours) => {
  const { isOpen, opensAt } = officeAt(of, new Date(now));
  return [isOpen, opensAt?.toISOString() ?? null];
};

/** Weekdays from 8 to 16, New York time; Saturday by appointment. */
describe('the office', () => {
  it.each([
    ['on a summer morning', '2026-07-01T12:00:00Z', true, null],
    ['a second before it closes', '2026-07-01T19:59:59Z', true, null],
    ['when it closes', '2026-07-01T20:00:00Z', false, '2026-07-02T12:00:00.000Z'],
    ['a second before it opens', '2026-07-01T11:59:59Z', false, '2026-07-01T12:00:00.000Z'],
    ['on a winter morning', '2026-01-14T13:00:00Z', true, null],
    ['on Friday evening', '2026-07-03T23:00:00Z', false, '2026-07-06T12:00:00.000Z'],
    ['on Saturday by appointment', '2026-07-04T15:00:00Z', false, '2026-07-06T12:00:00.000Z'],
    ['before clocks go forward', '2026-03-06T22:00:00Z', false, '2026-03-09T12:00:00.000Z'],
    ['before clocks go back', '2026-10-30T21:00:00Z', false, '2026-11-02T13:00:00.000Z'],
    ['before New York has the day of UTC', '2026-07-02T02:00:00Z', false, '2026-07-02T12:00:00.000Z'],
  ])('%s', (_when, now, isOpen, opensAt) => {
    expect(stateAt(now)).toEqual([isOpen, opensAt]);
  });

  it('stays closed on closed days', () => {
    const holidays = closed('2026-11-26', '2026-11-27');

    expect(stateAt('2026-11-26T15:00:00Z', holidays)).toEqual([false, '2026-11-30T13:00:00.000Z']);
  });

  it('opens at no known time if it opens on no day', () => {
    const days = Object.keys(hours.week) as Array<keyof typeof hours.week>;
    const never = Object.fromEntries(days.map((day) => [day, 'closed'])) as OpeningHours['week'];

    expect(stateAt('2026-07-01T12:00:00Z', { week: never, closedDays: [] })).toEqual([false, null]);
  });
});
