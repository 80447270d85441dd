import { checkPeriod, daysOf, periodBefore, yearBefore } from './period.js';

const week = { from: '2026-11-16', to: '2026-11-22' };

describe('a period', () => {
  it('is compared with as many days before, and with the same weekdays of the year before', () => {
    expect(periodBefore(week)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    expect(yearBefore(week)).toEqual({ from: '2025-11-17', to: '2025-11-23' });
  });

  it('has every day, also across a change of the clock', () => {
    expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
  });

  it.each([
    { from: '2026-11-22', to: '2026-11-21' },
    { from: '2025-11-21', to: '2026-11-22' },
  ])('is not %j', (period) => {
    expect(() => checkPeriod(period)).toThrow('Some fields need your attention.');
  });
});
