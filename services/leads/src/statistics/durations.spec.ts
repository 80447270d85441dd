import { firstSite } from '@sandhill/company/content/first-site.js';
import { businessClock, localSeconds } from '@sandhill/company/business-hours.js';
import type { LeadKind } from '../model/lead-status.js';
import { durationsOf, promiseOf } from './durations.js';

const seconds = (time: string) => localSeconds(Date.parse(`${time}-05:00`));
const claimed = (from: string, to: string, kind: LeadKind = 'quote') => ({
  kind,
  createdAt: seconds(from),
  claimedAt: seconds(to),
  answeredAt: null,
});

describe(durationsOf, () => {
  const clock = businessClock(firstSite);
  const atNight = claimed('2026-11-03T22:00:00', '2026-11-03T22:05:00');
  const byDay = claimed('2026-11-03T10:00:00', '2026-11-03T10:20:00');

  it('has no time where nothing was claimed in the office’s hours', () => {
    expect(durationsOf([atNight], 'claimedAt', clock)).toEqual({ count: 0, median: null, ninety: null });
  });

  it('leaves those out that took no minute of these hours', () => {
    expect(durationsOf([atNight, byDay], 'claimedAt', clock)).toEqual({ count: 1, median: 20, ninety: 20 });
  });
});

describe(promiseOf, () => {
  it('judges each kind of lead by its own promise', () => {
    const [from, to] = ['2026-11-02T08:00:00', '2026-11-03T12:00:00'];
    const leads = [claimed(from, to), claimed(from, to, 'contact')];
    const promisedHours = { quote: 8, contact: 24 };
    const clock = businessClock(firstSite);

    expect(promiseOf(leads, { promisedHours, clock, now: seconds(to) })).toEqual({ of: 2, within: 1 });
  });
});
