import { localSeconds } from '@sandhill/company/business-hours.js';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { answerMinutes, answeredWithin, timeOfWeek, type AnsweredLead } from './answer-times.js';

const ny = (time: string) => new Date(`${time}:00-05:00`);

/** Tuesday, while the office is open. */
const now = ny('2026-11-17T10:00');

const answeredAfter = (all: Array<number | null>): AnsweredLead[] =>
  all.map((minutes) => ({ kind: 'quote', arrivedAt: localSeconds(ny('2026-11-10T10:00')), minutes }));

const within = (leads: AnsweredLead[], at = now) =>
  answeredWithin(answerMinutes(leads, firstSite), { kind: 'quote', site: firstSite, now: at });

describe(answeredWithin, () => {
  it('is the time of the third of four leads, rounded up, and counts those without an answer as never', () => {
    const minutes = [...Array<number>(15).fill(36), 50, 60, 70, 80, 90];

    expect(within(answeredAfter(minutes))).toBe(40);
    expect(within(answeredAfter([...minutes.slice(0, 14), 41, ...minutes.slice(15)]))).toBe(45);
    expect(within(answeredAfter([...Array<number>(15).fill(36), ...Array<null>(5).fill(null)]))).toBe(40);
    expect(
      within(answeredAfter([...Array<number>(14).fill(36), ...Array<null>(6).fill(null)])),
    ).toBeUndefined();
  });

  it('says nothing with fewer than 20 leads at this time of the week, or later than promised', () => {
    expect(within(answeredAfter(Array<number>(19).fill(10)))).toBeUndefined();
    expect(within(answeredAfter(Array<number>(20).fill(10)))).toBe(10);
    expect(within(answeredAfter(Array<number>(20).fill(10)), ny('2026-11-17T20:00'))).toBeUndefined();
    expect(within(answeredAfter(Array<number>(20).fill(30 * 24 * 60)))).toBeUndefined();
  });
});

describe(timeOfWeek, () => {
  it.each([
    ['2026-11-17T10:00:00', 'office'],
    ['2026-11-17T07:59:59', 'evening'],
    ['2026-11-17T08:00:00', 'office'],
    ['2026-11-17T15:59:59', 'office'],
    ['2026-11-17T16:00:00', 'evening'],
    ['2026-11-21T10:00:00', 'weekend'],
  ])('tells %s', (time, part) => {
    expect(timeOfWeek(localSeconds(new Date(`${time}-05:00`)), firstSite)).toBe(part);
  });
});
