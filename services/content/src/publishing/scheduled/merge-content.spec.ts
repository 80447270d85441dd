import { mergeContent } from './merge-content.js';

describe(mergeContent.name, () => {
  const base = { facts: { name: 'A', phone: '1' }, openings: [1], banner: { mode: 'off' } };

  it('keeps what only one of both changed, inside objects too', () => {
    const mine = { ...base, facts: { name: 'B', phone: '1' } };
    const theirs = { ...base, facts: { name: 'A', phone: '2' }, openings: [1, 2] };

    expect(mergeContent(base, mine, theirs)).toEqual({
      ...base,
      facts: { name: 'B', phone: '2' },
      openings: [1, 2],
    });
  });

  it('takes mine of a list and of a text that both changed', () => {
    const mine = { ...base, openings: [3], facts: { name: 'B', phone: '1' } };
    const theirs = { ...base, openings: [1, 2], facts: { name: 'C', phone: '1' } };

    expect(mergeContent(base, mine, theirs)).toEqual(mine);
  });

  it('drops what one of both dropped', () => {
    const withUntil = { banner: { mode: 'off', until: 'x' }, name: 'A' };
    const mine = { banner: { mode: 'off' }, name: 'A' };
    const theirs = { banner: { mode: 'on', until: 'x' }, name: 'A' };

    expect(mergeContent<object>(withUntil, mine, theirs)).toEqual({ banner: { mode: 'on' }, name: 'A' });
  });
});
