import { firstSite } from '@sandhill/company/content/first-site.js';
import { leadAge } from './lead-age.js';

const createdAt = new Date('2026-11-02T08:00:00-05:00');

describe(leadAge.name, () => {
  it.each([
    ['new', '2026-11-09T16:00:00-05:00', { businessHours: 48, isLate: false }],
    ['new', '2026-11-10T08:06:00-05:00', { businessHours: 48.1, isLate: true }],
    ['contacted', '2026-11-13T16:00:00-05:00', { businessHours: 80, isLate: false }],
    ['spam', '2026-11-13T16:00:00-05:00', { businessHours: 80, isLate: false }],
  ] as const)('of a lead with status %s at %s', (status, now, expected) => {
    expect(leadAge({ status, createdAt }, firstSite, new Date(now))).toEqual(expected);
  });
});
