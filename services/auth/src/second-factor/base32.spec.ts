import { toBase32 } from './base32.js';

describe(toBase32.name, () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes %p as in RFC 4648', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
  });
});
