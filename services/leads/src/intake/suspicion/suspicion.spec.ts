import { isSuspect } from './suspicion.js';

describe(isSuspect.name, () => {
  it.each([
    ['a message without signals', { texts: ['A new lawn, please.'] }],
    ['an empty hidden field', { website: '', texts: [] }],
    ['three seconds of typing', { tookMs: 3000, texts: [] }],
    ['a clock that was set back', { tookMs: -60_000, texts: [] }],
    ['a repeated message without a link', { texts: ['Our HOA asks for a new hedge.'], repeats: 500 }],
    ['a link that two other addresses sent', { texts: ['https://a.example'], repeats: 2 }],
    ['three links', { texts: ['https://a.example www.b.example', 'http://c.example'] }],
  ])('accepts %s', (_what, signals) => {
    expect(isSuspect(signals)).toBe(false);
  });

  it.each([
    ['a filled hidden field', { website: 'https://spam.example', texts: [] }],
    ['a form sent in under three seconds', { tookMs: 2999, texts: [] }],
    ['a link that three other addresses sent', { texts: ['https://a.example'], repeats: 3 }],
    [
      'three links that one other address sent',
      { texts: ['www.a.example www.b.example www.c.example'], repeats: 1 },
    ],
    ['many links', { texts: ['https://a.example www.b.example', 'http://c.example [url=d]'] }],
  ])('suspects %s', (_what, signals) => {
    expect(isSuspect(signals)).toBe(true);
  });
});
