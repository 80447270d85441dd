import { newYorkDay } from './new-york-day.js';

describe(newYorkDay.name, () => {
  it.each([
    ['2027-01-01T04:59:59.999Z', '2026-12-31'],
    ['2027-01-01T05:00:00.000Z', '2027-01-01'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01'],
  ])('%s is %s', (time, day) => {
    expect(newYorkDay(new Date(time))).toBe(day);
  });
});
