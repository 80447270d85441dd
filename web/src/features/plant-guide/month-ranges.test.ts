import { monthRanges } from './month-ranges';

describe(monthRanges, () => {
  it.each([
    [[3, 4, 5], [[3, 5]]],
    [
      [11, 12, 1, 6],
      [
        [6, 6],
        [11, 1],
      ],
    ],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
    [[], []],
  ] as const)('joins %j to %j', (months, ranges) => {
    expect(monthRanges(months)).toEqual(ranges);
  });
});
