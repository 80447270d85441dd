import { officeDay, officeDayEnd, officeDayStart, officeMoment } from './office-day.js';

describe("a day on the office's clock", () => {
  it.each([
    ['2026-01-05', '2026-01-05T05:00:00.000Z', '2026-01-06T05:00:00.000Z'],
    ['2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T04:00:00.000Z'],
    // The clocks go forward: 23 hours.
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // The clocks go back: 25 hours.
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ])('%s is from %s to %s', (day, start, end) => {
    expect(officeDayStart(day).toISOString()).toBe(start);
    expect(officeDayEnd(day).toISOString()).toBe(end);
  });
});

describe("a time on the office's clock", () => {
  it.each([
    ['2026-01-05', '08:00', '2026-01-05T13:00:00.000Z'],
    ['2026-07-06', '16:30', '2026-07-06T20:30:00.000Z'],
    // Days on which the clocks change, at two in the morning.
    ['2026-03-08', '08:00', '2026-03-08T12:00:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '08:00', '2026-11-01T13:00:00.000Z'],
  ])('%s %s is %s', (day, time, moment) => {
    expect(officeMoment(day, time).toISOString()).toBe(moment);
  });
});

describe(officeDay.name, () => {
  it.each([
    ['2027-01-01T04:59:59.999Z', '2026-12-31'],
    ['2027-01-01T05:00:00.000Z', '2027-01-01'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01'],
  ])('%s is %s', (time, day) => {
    expect(officeDay(Date.parse(time))).toBe(day);
  });
});
