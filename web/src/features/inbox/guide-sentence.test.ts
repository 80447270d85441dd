import { insertAt } from './guide-sentence';

describe(insertAt, () => {
  it.each([
    ['', 0, '+', 1],
    ['Hello', 5, 'Hello +', 7],
    ['Hello ', 6, 'Hello +', 7],
    ['Hello\n\n', 7, 'Hello\n\n+', 8],
    ['one two', 3, 'one + two', 5],
    ['onetwo', 3, 'one + two', 5],
    ['two', 0, '+ two', 1],
  ])('puts it into %j at %d', (text, cursor, result, end) => {
    expect(insertAt(text, cursor, '+')).toEqual({ text: result, end });
  });
});
