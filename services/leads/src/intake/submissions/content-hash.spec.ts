import { contentHash } from './content-hash.js';

describe(contentHash.name, () => {
  it('ignores the order of the fields', () => {
    expect(contentHash({ a: '1', b: ['2'] })).toBe(contentHash({ b: ['2'], a: '1' }));
  });

  it.each([
    [{ a: 'xy' }, { a: 'x' }],
    [{ a: ['x', 'y'] }, { a: ['xy'] }],
    [
      { a: 'x', b: 'y' },
      { a: 'xy', b: '' },
    ],
    [{ a: null }, { a: '' }],
    [{ a: ['1:', 'x'] }, { a: ['1:x'] }],
  ])('differs between %j and %j', (one, other) => {
    expect(contentHash(one)).not.toBe(contentHash(other));
  });
});
