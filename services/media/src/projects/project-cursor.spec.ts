import { decodeCursor, encodeCursor } from './project-cursor.js';
import { InvalidCursor } from '@sandhill/platform/paging/invalid-cursor.js';

describe(decodeCursor.name, () => {
  it('reads what was written', () => {
    const place = {
      displayOrder: 30,
      createdAt: new Date('2026-03-04T05:06:07.089Z'),
      id: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e',
    };

    expect(decodeCursor(encodeCursor(place))).toEqual(place);
  });

  it.each(['', 'nonsense', Buffer.from('1,2,3').toString('base64url')])('refuses %p', (text) => {
    expect(() => decodeCursor(text)).toThrow(InvalidCursor);
  });
});
