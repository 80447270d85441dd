import { milliseconds, decodePosition, encodePosition } from './list-position.js';

const id = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

describe(decodePosition, () => {
  it('reads what it wrote', () => {
    expect(decodePosition(encodePosition([30, 1772600767089], id), [/^\d+$/, milliseconds])).toEqual([
      '30',
      '1772600767089',
      id,
    ]);
  });

  it.each([
    ['nothing', ''],
    ['nonsense', 'nonsense'],
    ['another id', encodePosition([30, 1772600767089], 'no id')],
    ['a part too few', encodePosition([1772600767089], id)],
    ['a part too many', encodePosition([30, 30, 1772600767089], id)],
    ['another kind of part', encodePosition(['thirty', 1772600767089], id)],
    ['a moment that is too far away', encodePosition([30, '9'.repeat(15)], id)],
  ])('does not take %s for a place', (_what, text) => {
    expect(decodePosition(text, [/^\d+$/, milliseconds])).toBeUndefined();
  });
});
