import { formatAge, formatDeadline, formatLocal, formatShortTime, formatTime } from './format-time';

const now = Date.parse('2026-03-05T12:00:00Z');

describe('times', () => {
  it("are the office's", () => {
    expect(formatTime('2026-01-05T17:30:00Z', 'en')).toMatch(/^Jan 5, 2026, 12:30\sPM$/);
  });

  it("are written as the Spanish Academy does, whatever the browser's form", () => {
    const time = '2026-03-05T18:05:00Z';
    expect(formatTime(time, 'es')).toBe('5 mar 2026, 1:05\u00a0p.\u00a0m.');
    expect(formatShortTime(time, 'es', now)).toBe('1:05\u00a0p.\u00a0m.');
    expect(formatLocal('2026-03-05T08:00', 'es')).toMatch(/, 8:00\u00a0a\.\u00a0m\.$/);
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

describe(formatDeadline, () => {
  const now = Date.parse('2026-11-24T15:00:00Z');

  it.each([
    ['en', '2026-11-25T16:00:00Z', 'Wednesday 11:00'],
    ['en', '2026-12-02T14:24:00Z', 'Dec 2 09:24'],
    ['es', '2026-11-25T16:00:00Z', 'miércoles 11:00'],
  ] as const)('in %s of %s is %s', (language, time, text) => {
    expect(formatDeadline(time, language, now)).toBe(text);
  });
});
