import { beforeSignature, insertAt, insertParagraph } from './insert-text';

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

describe(insertParagraph, () => {
  it.each([
    ['', 0, '+', 1],
    ['Hello\n\nBye', 5, 'Hello\n\n+\n\nBye', 8],
    ['one two', 3, 'one\n\n+\n\ntwo', 6],
  ])('puts it into %j at %d', (text, cursor, result, end) => {
    expect(insertParagraph(text, cursor, '+')).toEqual({ text: result, end });
  });
});

describe(beforeSignature, () => {
  it.each([
    ['Hello\n\nFirm', 11, 5],
    ['Hello\n\nFirm\n', 12, 5],
    ['Hello\n\nFirm', 2, 2],
    ['Hello Firm', 10, 10],
    ['', 0, 0],
  ])('of %j at %d', (text, cursor, result) => {
    expect(beforeSignature(text, cursor, 'Firm')).toBe(result);
  });
});
