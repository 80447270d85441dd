import { wallMoment } from './wall-time.js';

describe(wallMoment.name, () => {
  it.each([
    ['2026-11-27T08:30', '2026-11-27T13:30:00.000Z', 'plain'],
    ['2026-07-01T00:00', '2026-07-01T04:00:00.000Z', 'plain'],
    ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z', 'plain'],
    ['2026-03-08T02:00', '2026-03-08T07:00:00.000Z', 'skipped'],
    ['2026-03-08T02:30', '2026-03-08T07:00:00.000Z', 'skipped'],
    ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z', 'plain'],
    ['2026-11-01T00:59', '2026-11-01T04:59:00.000Z', 'plain'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'twice'],
    ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z', 'plain'],
  ] as const)('%s in New York is %s (%s)', (time, moment, clock) => {
    expect(wallMoment(time)).toEqual({ moment: new Date(moment), clock });
  });

  it.each(['', '2026-02-30T10:00', '2026-11-27T24:00', '2026-11-27', '2026-11-27T08:30Z', 'x'])(
    'knows no %j',
    (time) => {
      expect(wallMoment(time)).toBeUndefined();
    },
  );
});
