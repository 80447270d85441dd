import { currentMonth, yearsOfExperience } from './years-of-experience';

describe(yearsOfExperience.name, () => {
  it('counts full years since 1991 by the calendar of New York', () => {
    expect(yearsOfExperience(new Date('2026-01-01T04:59:00Z'))).toBe(34);
    expect(yearsOfExperience(new Date('2026-01-01T05:00:00Z'))).toBe(35);
  });
});

describe(currentMonth.name, () => {
  const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'numeric' });
  const monthStarts = Array.from({ length: 12 * 20 }, (_, index) => Date.UTC(2024, index, 1));

  it('is the month in New York, in every hour around the start of a month', () => {
    const hours = monthStarts.flatMap((start) =>
      Array.from({ length: 12 }, (_, hour) => new Date(start + hour * 3_600_000 - 1)),
    );

    expect(hours.map((hour) => currentMonth(hour))).toEqual(
      hours.map((hour) => Number(inNewYork.format(hour))),
    );
  });
});
