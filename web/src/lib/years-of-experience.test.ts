import { currentMonth, yearsOfExperience } from './years-of-experience';

describe(yearsOfExperience.name, () => {
  it('counts full years since 1991 by the calendar of New York', () => {
    expect(yearsOfExperience(new Date('2026-01-01T04:59:00Z'))).toBe(34);
    expect(yearsOfExperience(new Date('2026-01-01T05:00:00Z'))).toBe(35);
  });
});

describe(currentMonth.name, () => {
  it('is the month in New York', () => {
    expect(currentMonth(new Date('2026-06-01T03:00:00Z'))).toBe(5);
  });
});
