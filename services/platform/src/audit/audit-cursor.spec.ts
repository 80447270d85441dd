import { ValidationFailed } from '../errors/domain.error.js';
import { decodeCursor, encodeCursor } from './audit-cursor.js';

describe(decodeCursor.name, () => {
  it('reads what it wrote', () => {
    const place = { at: new Date('2026-03-04T05:06:07.089Z'), id: '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e' };

    expect(decodeCursor(encodeCursor(place))).toEqual(place);
  });

  it.each(['', 'nonsense', Buffer.from('1 2').toString('base64url')])('refuses %p', (text) => {
    expect(() => decodeCursor(text)).toThrow(ValidationFailed);
  });
});
