import { firstSite } from './content/first-site.js';
import type { OpeningHours } from './opening-hours.js';
import { BusinessClock, businessClock } from './business-hours.js';

const openingHours = firstSite.hours;

const office = businessClock(firstSite);
const hours = (from: string, to: string) => office.hoursBetween(new Date(from), new Date(to));

describe('hours between two times', () => {
  it.each([
    ['within a day', '2026-11-18T09:00:00-05:00', '2026-11-18T11:30:00-05:00', 2.5],
    ['from before opening to after closing', '2026-11-18T06:00:00-05:00', '2026-11-18T20:00:00-05:00', 8],
    ['a night', '2026-11-18T17:00:00-05:00', '2026-11-19T07:59:00-05:00', 0],
    ['from afternoon to the next morning', '2026-11-18T15:00:00-05:00', '2026-11-19T09:00:00-05:00', 2],
    ['over a weekend', '2026-11-20T15:00:00-05:00', '2026-11-23T09:00:00-05:00', 2],
    ['on a weekend', '2026-11-21T08:00:00-05:00', '2026-11-22T16:00:00-05:00', 0],
    ['a week', '2026-11-16T12:00:00-05:00', '2026-11-23T12:00:00-05:00', 40],
    ['three weeks and a day', '2026-11-02T12:00:00-05:00', '2026-11-24T12:00:00-05:00', 128],
    ['over the start of daylight saving time', '2026-03-06T15:00:00-05:00', '2026-03-09T09:00:00-04:00', 2],
    ['over the end of daylight saving time', '2026-10-30T15:00:00-04:00', '2026-11-02T09:00:00-05:00', 2],
    ['within the night of the change', '2026-03-08T01:59:59-05:00', '2026-03-08T03:00:00-04:00', 0],
    ['a whole year', '2026-01-05T08:00:00-05:00', '2027-01-04T08:00:00-05:00', 52 * 40],
    ['backwards', '2026-11-19T09:00:00-05:00', '2026-11-18T09:00:00-05:00', 0],
  ])('counts %s', (_what, from, to, expected) => {
    expect(hours(from, to)).toBeCloseTo(expected, 6);
  });

  it('uses New York time, whatever the time zone of the machine', () => {
    expect(hours('2026-11-18T13:00:00Z', '2026-11-18T21:00:00Z')).toBe(8);
    expect(hours('2026-07-15T12:00:00Z', '2026-07-15T20:00:00Z')).toBe(8);
  });
});

describe('a time some hours ago', () => {
  it.each([
    ['2026-11-23T09:00:00-05:00', 2, '2026-11-20T15:00:00-05:00'],
    ['2026-03-09T09:00:00-04:00', 2, '2026-03-06T15:00:00-05:00'],
    ['2026-11-18T12:00:00-05:00', 24, '2026-11-13T12:00:00-05:00'],
    ['2026-11-21T12:00:00-05:00', 8, '2026-11-20T08:00:00-05:00'],
  ])('goes back from %s by %i business hours', (now, count, expected) => {
    const found = office.hoursAgo(count, new Date(now)).getTime();

    expect(Math.abs(found - Date.parse(expected))).toBeLessThanOrEqual(1000);
    expect(office.hoursBetween(new Date(found), new Date(now))).toBeGreaterThanOrEqual(count);
  });
});

describe('hours of a firm of its own', () => {
  const early = { from: '07:30', to: '16:00' };
  const own: OpeningHours = {
    week: {
      ...openingHours.week,
      monday: early,
      thursday: early,
      friday: early,
      saturday: { from: '09:00', to: '12:15' },
    },
    closedDays: [
      { date: '2026-11-26', name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } },
      { date: '2026-11-29', name: { en: 'A Sunday', es: 'Un domingo' } },
    ],
  };

  it.each([
    ['a morning from half past seven', '2026-11-23T07:00:00-05:00', '2026-11-23T09:00:00-05:00', 1.5],
    ['a Saturday', '2026-11-21T08:00:00-05:00', '2026-11-21T18:00:00-05:00', 3.25],
    ['a closed day', '2026-11-26T07:00:00-05:00', '2026-11-26T18:00:00-05:00', 0],
    ['from before a closed day', '2026-11-25T15:00:00-05:00', '2026-11-27T08:30:00-05:00', 2],
    [
      'a week with a closed day',
      '2026-11-23T00:00:00-05:00',
      '2026-11-30T00:00:00-05:00',
      8.5 + 16 + 8.5 + 3.25,
    ],
    [
      'two weeks with a closed day',
      '2026-11-16T00:00:00-05:00',
      '2026-11-30T00:00:00-05:00',
      2 * 44.75 - 8.5,
    ],
  ])('counts %s', (_what, from, to, expected) => {
    expect(new BusinessClock(own).hoursBetween(new Date(from), new Date(to))).toBeCloseTo(expected, 6);
  });

  it('go back over a closed day', () => {
    const found = new BusinessClock(own).hoursAgo(2, new Date('2026-11-27T08:30:00-05:00'));

    expect(Math.abs(found.getTime() - Date.parse('2026-11-25T15:00:00-05:00'))).toBeLessThanOrEqual(1000);
  });

  it('go back two years at most where the office is never open', () => {
    const never: OpeningHours = {
      week: {
        ...openingHours.week,
        monday: 'closed',
        tuesday: 'closed',
        wednesday: 'closed',
        thursday: 'closed',
        friday: 'closed',
      },
      closedDays: [],
    };

    expect(new BusinessClock(never).hoursAgo(1, new Date('2026-11-27T08:30:00Z')).getFullYear()).toBe(2024);
  });
});

it('knows an office without fixed times', () => {
  const week = Object.fromEntries(Object.keys(openingHours.week).map((day) => [day, 'appointment']));

  expect(office.hasFixedTimes).toBe(true);
  expect(new BusinessClock({ week, closedDays: [] } as never).hasFixedTimes).toBe(false);
});

it('counts no hours on any of several closed days', () => {
  const closedDays = [{ date: '2026-12-24', until: '2026-12-28', name: { en: 'Holidays', es: 'Fiestas' } }];
  const clock = new BusinessClock({ ...openingHours, closedDays });

  const hours = clock.hoursBetween(new Date('2026-12-23T20:00:00Z'), new Date('2026-12-29T14:00:00Z'));

  // Counts Wednesday 3 to 4 pm and Tuesday 8 to 9 am.
  expect(hours).toBe(2);
});
