import { typedNumber } from './typed-number';

describe(typedNumber, () => {
  it.each([
    ['1500', 1500],
    [' 1,500 ', 1500],
    ['1,250,000.5', 1_250_000.5],
    ['4.9', 4.9],
    ['4,9', 4.9],
    ['26,1420', 26.142],
    ['-81.8', -81.8],
    ['-1,200', -1200],
    ['', undefined],
    ['ten', undefined],
    ['1,2,3', undefined],
  ])('reads %j as %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
});
