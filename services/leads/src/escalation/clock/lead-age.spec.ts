import { firstSite } from '@sandhill/company/content/first-site.js';
import { leadAge } from './lead-age.js';

const createdAt = new Date('2026-11-02T08:00:00-05:00');
const later = new Date('2026-11-03T08:00:00-05:00');

/** 48 business hours after `createdAt`, at 8 a day. */
const dueAt = new Date('2026-11-09T16:00:00-05:00');
const dueLater = new Date('2026-11-10T16:00:00-05:00');

describe(leadAge.name, () => {
  it.each([
    ['that waits', createdAt, '2026-11-09T16:00:00-05:00', { businessHours: 48, isLate: false, dueAt }],
    ['that waits', createdAt, '2026-11-10T08:06:00-05:00', { businessHours: 48.1, isLate: true, dueAt }],
    [
      'that is answered',
      null,
      '2026-11-13T16:00:00-05:00',
      { businessHours: 80, isLate: false, dueAt: null },
    ],
    [
      'that waits again',
      later,
      '2026-11-09T16:00:00-05:00',
      { businessHours: 40, isLate: false, dueAt: dueLater },
    ],
  ] as const)('of a quote %s, since %s, at %s', (_what, waitingSince, now, expected) => {
    expect(leadAge({ kind: 'quote', waitingSince, createdAt }, firstSite, new Date(now))).toEqual(expected);
  });

  it('counts the time that is promised for a message, 24 business hours', () => {
    const message = { kind: 'contact', waitingSince: createdAt, createdAt } as const;

    const age = leadAge(message, firstSite, new Date('2026-11-05T08:06:00-05:00'));

    expect(age).toMatchObject({ isLate: true, dueAt: new Date('2026-11-04T16:00:00-05:00') });
  });

  it('names no time for an office without fixed hours', () => {
    const week = Object.fromEntries(Object.keys(firstSite.hours.week).map((day) => [day, 'appointment']));
    const site = { ...firstSite, hours: { week, closedDays: [] } as unknown as typeof firstSite.hours };

    const age = leadAge({ kind: 'quote', waitingSince: createdAt, createdAt }, site, later);

    expect(age).toEqual({ businessHours: 0, isLate: false, dueAt: null });
  });
});
