import { isSuspect } from './suspicion.js';

describe(isSuspect.name, () => {
  it.each([
    ['a form that sends nothing beside the words', { texts: ['A new lawn, please.'] }],
    ['an empty hidden field', { website: '', texts: [] }],
    ['three seconds of writing', { tookMs: 3000, texts: [] }],
    ['a clock that was set back', { tookMs: -60_000, texts: [] }],
    ['words that many sent', { texts: ['Our HOA asks for a new hedge.'], repeats: 500 }],
    ['a link that two others sent', { texts: ['https://a.example'], repeats: 2 }],
    ['three links', { texts: ['https://a.example www.b.example', 'http://c.example'] }],
  ])('passes %s', (_what, traces) => {
    expect(isSuspect(traces)).toBe(false);
  });

  it.each([
    ['the hidden field', { website: 'https://spam.example', texts: [] }],
    ['haste', { tookMs: 2999, texts: [] }],
    ['a link that three others sent', { texts: ['https://a.example'], repeats: 3 }],
    ['three links that another sent', { texts: ['www.a.example www.b.example www.c.example'], repeats: 1 }],
    ['many links', { texts: ['https://a.example www.b.example', 'http://c.example [url=d]'] }],
  ])('marks %s', (_what, traces) => {
    expect(isSuspect(traces)).toBe(true);
  });
});
