import { retainedTimes, readRetention, type RetentionPolicy } from './retention.js';

const keep: RetentionPolicy = { hours: 24, hourlyDays: 2, dailyDays: 14, weeklyWeeks: 8 };
const now = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const quarters = (days: number) => Array.from({ length: days * 96 }, (_, index) => ago(index / 4));
const keptOf = (times: Date[]) =>
  [...retainedTimes(times, now, keep)].map((time) => (now.getTime() - time) / 3_600_000);

describe(retainedTimes, () => {
  it('keeps all of a day, one an hour for two, one a day for 14 and one a week for 8', () => {
    const ages = keptOf(quarters(100));
    const between = (from: number, to: number) => ages.filter((age) => age > from && age <= to).length;

    expect(between(-1, 24)).toBe(97);
    expect(between(24, 48)).toBe(24);
    expect(between(48, 14 * 24)).toBe(12);
    expect(between(14 * 24, 56 * 24)).toBe(6);
    expect(between(56 * 24, 1000 * 24)).toBe(0);
  });

  it('keeps the ten newest, however old they seem when the clock is far ahead', () => {
    const ten = Array.from({ length: 10 }, (_, index) => 9000 + index);

    expect(keptOf([...ten.map(ago), ago(9010), ago(9011)])).toEqual(ten);
  });

  it('keeps times that are still to come', () => {
    expect(keptOf([ago(-5), ago(-6), ago(1)]).toSorted((one, other) => one - other)).toEqual([-6, -5, 1]);
  });

  it('keeps, whenever it is asked, what later askings need: thinning each quarter loses no day', () => {
    let sets: Date[] = [];
    for (let hour = 24 * 40; hour >= 0; hour -= 1) {
      const time = ago(hour);
      sets = [...sets, time];
      const still = retainedTimes(sets, time, keep);
      sets = sets.filter((one) => still.has(one.getTime()));
    }
    const ages = sets.map((time) => (now.getTime() - time.getTime()) / 3_600_000);

    expect(ages.filter((age) => age <= 24)).toHaveLength(25);
    expect(ages.filter((age) => age > 48 && age <= 14 * 24).length).toBeGreaterThanOrEqual(11);
    expect(ages.filter((age) => age > 14 * 24).length).toBeGreaterThanOrEqual(3);
  });
});

describe(readRetention, () => {
  it.each(['', '24h', '24h,2d,14d', '1d,2d,14d,8w', '24h,2d,14d,8w,1y'])('refuses %j', (text) => {
    expect(readRetention(text)).toBeUndefined();
  });
});
