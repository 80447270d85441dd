import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';
import { decodeBinCursor, encodeBinCursor } from './bin-cursor.js';

describe(decodeBinCursor.name, () => {
  it('reads what was written', () => {
    const place = {
      deletedAt: new Date('2026-03-04T05:06:07.089Z'),
      id: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e',
    };

    expect(decodeBinCursor(encodeBinCursor(place))).toEqual(place);
  });

  it.each(['', 'nonsense', Buffer.from('1,2').toString('base64url')])('refuses %p', (text) => {
    expect(() => decodeBinCursor(text)).toThrow(InvalidCursor);
  });
});
