import { officeDayEnd, officeDayStart } from './office-day';

describe("a day on the office's clock", () => {
  it.each([
    ['2026-01-05', '2026-01-05T05:00:00.000Z', '2026-01-06T05:00:00.000Z'],
    ['2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T04:00:00.000Z'],
    // The clocks go forward: 23 hours.
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // And back: 25 hours.
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ])('%s is from %s to %s', (day, start, end) => {
    expect(officeDayStart(day).toISOString()).toBe(start);
    expect(officeDayEnd(day).toISOString()).toBe(end);
  });
});
