import { formatAge, formatTime } from './format-time';

const now = Date.parse('2026-03-05T12:00:00Z');

describe('times', () => {
  it("are the office's", () => {
    expect(formatTime('2026-01-05T17:30:00Z', 'en')).toMatch(/^Jan 5, 2026, 12:30\sPM$/);
  });

  it.each([
    ['2026-03-05T11:59:40Z', 'now'],
    ['2026-03-05T11:58:00Z', '2 minutes ago'],
    ['2026-03-05T09:10:00Z', '2 hours ago'],
    ['2026-03-03T12:00:00Z', '2 days ago'],
  ])('are told by their largest unit: %s', (time, wanted) => {
    expect(formatAge(time, 'en', now)).toBe(wanted);
  });
});
