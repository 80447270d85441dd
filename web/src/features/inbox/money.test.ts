import { formatDollars, readDollars, writeDollars } from './money';

describe(readDollars.name, () => {
  it.each([
    ['1250', 125_000],
    ['$1,250.50', 125_050],
    ['0.1', 10],
    [' ', null],
    ['1000000', 100_000_000],
    ['1000000.01', undefined],
    ['12.345', undefined],
    ['-5', undefined],
    ['about 100', undefined],
  ])('reads %p as %p', (typed, cents) => {
    expect(readDollars(typed)).toBe(cents);
  });
});

it('writes cents as they are typed and as they are read', () => {
  expect([writeDollars(125_000), writeDollars(125_050), writeDollars(null)]).toEqual(['1250', '1250.50', '']);
  expect(formatDollars(125_000, 'en')).toBe('$1,250');
});
