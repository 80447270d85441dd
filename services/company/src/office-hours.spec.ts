import type { OpeningHours } from './opening-hours.js';
import { officeHoursAt } from './office-hours.js';

const weekday = { from: '08:00', to: '16:00' };

const hours: OpeningHours = {
  week: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: { from: '07:30', to: '13:00' },
    saturday: 'appointment',
    sunday: 'closed',
  },
  closedDays: [{ date: '2026-01-06', name: { en: 'Inventory', es: 'Inventario' } }],
};

describe(officeHoursAt.name, () => {
  // 5 January 2026 is a Monday; New York is five hours behind UTC.
  it.each([
    ['before it opens', '2026-01-05T12:59:00Z', false, '2026-01-05T13:00:00.000Z', null],
    ['at its first minute', '2026-01-05T13:00:00Z', true, null, '2026-01-05T21:00:00.000Z'],
    ['in the evening before a closed day', '2026-01-05T21:00:00Z', false, '2026-01-07T13:00:00.000Z', null],
    ['on a closed day', '2026-01-06T15:00:00Z', false, '2026-01-07T13:00:00.000Z', null],
    ['on a Saturday by appointment', '2026-01-03T15:00:00Z', false, '2026-01-05T13:00:00.000Z', null],
    ['before clocks go forward', '2026-03-06T22:00:00Z', false, '2026-03-09T12:00:00.000Z', null],
    ['before clocks go back', '2026-10-30T21:00:00Z', false, '2026-11-02T13:00:00.000Z', null],
    // The day in New York is still Thursday.
    ['late on Thursday', '2026-01-09T03:00:00Z', false, '2026-01-09T12:30:00.000Z', null],
  ])('says how it is %s', (_when, now, isOpen, opensAt, closesAt) => {
    expect(officeHoursAt(hours, Date.parse(now))).toEqual({ isOpen, opensAt, closesAt });
  });

  it('names no opening where none is known', () => {
    const never = { ...hours.week };
    for (const day of Object.keys(never) as (keyof typeof never)[]) never[day] = 'closed';

    expect(officeHoursAt({ week: never, closedDays: [] }, Date.parse('2026-01-05T15:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: null,
      closesAt: null,
    });
  });
});
