import { offerEnd } from './offer-end.js';

describe(offerEnd, () => {
  it.each([
    ['by day', '2026-11-30T10:15:30-05:00', '2026-11-30T12:15:30-05:00'],
    ['until the evening', '2026-11-30T18:00:00-05:00', '2026-11-30T20:00:00-05:00'],
    ['over the evening', '2026-11-30T19:30:00-05:00', '2026-12-01T08:30:00-05:00'],
    ['late at night', '2026-11-30T23:00:00-05:00', '2026-12-01T09:00:00-05:00'],
    ['early in the night', '2026-12-01T03:00:00-05:00', '2026-12-01T09:00:00-05:00'],
    ['in the night of a clock change', '2027-03-14T01:00:00-05:00', '2027-03-14T09:00:00-04:00'],
  ])('gives two hours of the day: %s', (_when, now, end) => {
    expect(offerEnd(new Date(now))).toEqual(new Date(end));
  });
});
