import { fromCursor, toCursor } from './lead-cursor.js';

const position = { createdAt: '2026-11-21T12:00:00.123456Z', id: '019aa000-0000-7000-8000-000000000001' };

describe('a cursor', () => {
  it('leads back to where it was made', () => {
    expect(fromCursor(toCursor(position))).toEqual(position);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['an impossible day', toCursor({ ...position, createdAt: '2026-13-41T12:00:00.123456Z' })],
    ['the 31st of February', toCursor({ ...position, createdAt: '2026-02-31T00:00:00.000000Z' })],
    ['an hour too many', toCursor({ ...position, createdAt: '2026-02-28T24:00:00.000000Z' })],
    ['the year 0', toCursor({ ...position, createdAt: '0000-01-01T00:00:00.000000Z' })],
    ['another id', toCursor({ ...position, id: "1' OR true --" })],
  ])('is refused when it is %s', (_what, cursor) => {
    expect(() => fromCursor(cursor)).toThrow('Some fields need your attention.');
  });
});
