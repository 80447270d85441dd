import { officeClock } from '@sandhill/company/office-day.js';
import { isClosedDay, weekdays } from '@sandhill/company/opening-hours.js';
import { bookableSlots, fits, slotsBetween, type Slot, type VisitPlan } from './slots.js';
import type { VisitSettings } from './visit-settings.entity.js';
import type { VisitWindow } from './visit-window.entity.js';

const settings = { noticeHours: 24, horizonDays: 21, lastMomentHours: 4, ownDates: [] as string[] };

const aWindow = (changes: Partial<VisitWindow>): VisitWindow => ({
  id: 'w',
  weekday: null,
  date: null,
  starts: '09:00',
  ends: '11:00',
  places: 2,
  communities: null,
  services: null,
  isActive: true,
  ...changes,
});

const aPlan = (changes: Partial<VisitPlan> = {}, own: Partial<VisitSettings> = {}): VisitPlan => ({
  settings: { ...settings, ...own } as VisitSettings,
  windows: weekdays.map((weekday) => aWindow({ id: weekday, weekday })),
  closedDays: [],
  ...changes,
});

const wallTime = ({ startsAt }: Slot) => new Date(officeClock(startsAt.getTime())).toISOString().slice(0, 16);

const startsOf = (from: string, to: string) =>
  slotsBetween(aPlan(), { from, to }).map(({ startsAt }) => startsAt.toISOString());

const bookableDates = (now: string) => bookableSlots(aPlan(), new Date(now)).map(({ date }) => date);

const slot = (changes: Partial<VisitWindow>) => ({
  ...aWindow(changes),
  windowId: 'w',
  date: '',
  startsAt: new Date(),
});

describe(slotsBetween, () => {
  it('keeps each window at its wall time for a year, and has none on closed days', () => {
    const closedDays = [
      { date: '2026-11-26', until: '2026-11-27', name: { en: 'Thanksgiving', es: 'Acción de Gracias' } },
    ];

    const slots = slotsBetween(aPlan({ closedDays }), { from: '2026-01-01', to: '2026-12-31' });

    expect(slots).toHaveLength(363);
    expect(slots.map(wallTime)).toEqual(slots.map(({ date }) => `${date}T09:00`));
    expect(slots.filter(({ date }) => isClosedDay(closedDays, date))).toEqual([]);
  });

  it('keeps 9:00 at 9:00 over both changes of the clock', () => {
    expect(startsOf('2026-03-07', '2026-03-08')).toEqual([
      '2026-03-07T14:00:00.000Z',
      '2026-03-08T13:00:00.000Z',
    ]);
    expect(startsOf('2026-10-31', '2026-11-01')).toEqual([
      '2026-10-31T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
    ]);
  });

  it('gives a date its own windows, or none', () => {
    const windows = [
      ...aPlan().windows,
      aWindow({ id: 'own', date: '2026-06-02', starts: '13:00', ends: '15:00' }),
    ];
    const plan = aPlan({ windows }, { ownDates: ['2026-06-02', '2026-06-03'] });

    const slots = slotsBetween(plan, { from: '2026-06-01', to: '2026-06-04' });

    expect(slots.map(wallTime)).toEqual(['2026-06-01T09:00', '2026-06-02T13:00', '2026-06-04T09:00']);
  });
});

describe(bookableSlots, () => {
  it('starts with the notice and ends with the horizon', () => {
    expect(bookableDates('2026-06-01T13:00:00Z').at(0)).toBe('2026-06-02');
    expect(bookableDates('2026-06-01T13:00:01Z').at(0)).toBe('2026-06-03');
    expect(bookableDates('2026-06-01T13:00:00Z').at(-1)).toBe('2026-06-22');
  });
});

describe(fits, () => {
  const served = { areaMatch: 'served', areaName: 'Naples', services: ['irrigation', 'lighting'] } as const;
  const at = (changes: object) => ({ ...served, services: [...served.services], ...changes });

  it.each([
    ['everywhere', {}, at({}), true],
    ['the community', { communities: ['Naples'] }, at({}), true],
    ['another community', { communities: ['Bonita Springs'] }, at({}), false],
    ['close by', { communities: ['nearby'] }, at({ areaMatch: 'nearby', areaName: 'Ave Maria' }), true],
    ['not close by', { communities: ['nearby'] }, at({}), false],
    ['unknown where', {}, at({ areaMatch: 'unknown', areaName: null }), true],
    ['too far', {}, at({ areaMatch: 'outside', areaName: null }), false],
    ['one of the services', { services: ['lighting'] }, at({}), true],
    ['another service', { services: ['excavation'] }, at({}), false],
  ] as const)('%s', (_name, window, lead, expected) => {
    expect(fits(slot(window as object), lead as never)).toBe(expected);
  });
});
