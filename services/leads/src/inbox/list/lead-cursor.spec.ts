import { decodeCursor, encodeCursor } from './lead-cursor.js';

const position = {
  stretch: 0,
  key: '2026-11-21T12:00:00.123456Z',
  id: '019aa000-0000-7000-8000-000000000001',
};

describe('a lead cursor', () => {
  it('round-trips a position', () => {
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each([
    ['malformed', 'nonsense'],
    ['an impossible day', encodeCursor({ ...position, key: '2026-13-41T12:00:00.123456Z' })],
    ['the 31st of February', encodeCursor({ ...position, key: '2026-02-31T00:00:00.000000Z' })],
    ['hour 24', encodeCursor({ ...position, key: '2026-02-28T24:00:00.000000Z' })],
    ['the year 0', encodeCursor({ ...position, key: '0000-01-01T00:00:00.000000Z' })],
    ['an invalid id', encodeCursor({ ...position, id: "1' OR true --" })],
  ])('is rejected if it is %s', (_what, cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('Some fields need your attention.');
  });
});
