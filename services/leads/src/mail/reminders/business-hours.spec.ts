import { businessHoursAgo, businessHoursBetween, openHours } from './business-hours.js';

const hours = (from: string, to: string) => businessHoursBetween(new Date(from), new Date(to));

describe(openHours.name, () => {
  it.each([
    ['8am-4pm', { from: 8, to: 16 }],
    ['12pm - 6pm', { from: 12, to: 18 }],
    ['12am-11am', { from: 0, to: 11 }],
    ['Closed', undefined],
    ['By appointment', undefined],
  ])('reads %j', (text, expected) => {
    expect(openHours(text)).toEqual(expected);
  });
});

describe(businessHoursBetween.name, () => {
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

describe(businessHoursAgo.name, () => {
  it.each([
    ['2026-11-23T09:00:00-05:00', 2, '2026-11-20T15:00:00-05:00'],
    ['2026-03-09T09:00:00-04:00', 2, '2026-03-06T15:00:00-05:00'],
    ['2026-11-18T12:00:00-05:00', 24, '2026-11-13T12:00:00-05:00'],
    ['2026-11-21T12:00:00-05:00', 8, '2026-11-20T08:00:00-05:00'],
  ])('goes back from %s by %i business hours', (now, count, expected) => {
    const found = businessHoursAgo(count, new Date(now)).getTime();

    expect(Math.abs(found - Date.parse(expected))).toBeLessThanOrEqual(1000);
    expect(businessHoursBetween(new Date(found), new Date(now))).toBeGreaterThanOrEqual(count);
  });
});
