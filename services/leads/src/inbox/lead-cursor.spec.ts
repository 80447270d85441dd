import { fromCursor, toCursor } from './lead-cursor.js';

const position = { createdAt: '2026-11-21T12:00:00.123456Z', id: '019aa000-0000-7000-8000-000000000001' };

describe('a cursor', () => {
  it('leads back to where it was made', () => {
    expect(fromCursor(toCursor(position))).toEqual(position);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['an impossible day', toCursor({ ...position, createdAt: '2026-13-41T12:00:00.123456Z' })],
    ['another id', toCursor({ ...position, id: "1' OR true --" })],
  ])('is refused when it is %s', (_what, cursor) => {
    expect(() => fromCursor(cursor)).toThrow('Some fields need your attention.');
  });
});
