import { digestWords } from './push-words.js';

describe(digestWords, () => {
  it.each([
    ['en', '2026-12-02T18:05:00Z', '2 new since 1:05 PM'],
    ['es', '2026-12-02T18:05:00Z', '2 nuevas desde la 1:05\u00a0p.\u00a0m.'],
    ['es', '2026-12-02T03:00:00Z', '2 nuevas desde las 10:00\u00a0p.\u00a0m.'],
    ['es', '2026-12-02T16:00:00Z', '2 nuevas desde las 11:00\u00a0a.\u00a0m.'],
  ] as const)('counts in %s since %s', (language, since, text) => {
    expect(digestWords(2, new Date(since), language)).toBe(text);
  });
});
