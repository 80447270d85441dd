import { toE164 } from './phone-number.js';

describe(toE164, () => {
  it.each([
    ['(239) 555-0101', '+12395550101'],
    ['239.555.0101 ext. 7', '+12395550101'],
    ['+1 239 555 0101', '+12395550101'],
    ['+52 55 1234 5678', '+525512345678'],
    ['call me', null],
    ['555', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', async (phone, number) => {
    expect(await toE164(phone)).toBe(number);
  });
});
