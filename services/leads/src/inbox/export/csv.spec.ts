import { csvLine, markFormulas } from './csv.js';

describe(csvLine.name, () => {
  it('ends with CRLF, even after an empty cell', () => {
    expect(csvLine(['a', 7, ''])).toBe('a,7,\r\n');
  });

  it.each([
    ['Palmer, Ann', '"Palmer, Ann"'],
    ['the "palm"', '"the ""palm"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Ñandú; ¿sí?', 'Ñandú; ¿sí?'],
  ])('quotes %j only where RFC 4180 requires it', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 (239) 555-0101', "'+1 (239) 555-0101"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['palms\t=1+1', "palms\t'=1+1"],
    ['palms\t-2', "palms\t'-2"],
    ['\r=1', '"\'\r\'=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['＝1', "'＝1"],
    ['palms;=1+1', "palms;'=1+1"],
    ['palms; "=1+1', `"palms; ""'=1+1"`],
    ['palms;-2;+3;@a', "palms;'-2;'+3;'@a"],
    ['palms\n=1+1', `"palms\n'=1+1"`],
    ['palms;＝1', "palms;'＝1"],
    [';=1', ";'=1"],
    ['palms\n-2+3+cmd|x', `"palms\n'-2+3+cmd|x"`],
    ['palms\r\n－2', `"palms\r\n'－2"`],
    ['palms "oaks\n"\t -2', `"palms ""oaks\n""\t '-2"`],
    [' =1+1', " '=1+1"],
    ['"-2', `"""'-2"`],
    ['1=1', '1=1'],
    ['a-b', 'a-b'],
  ])('keeps %j from acting as a formula', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });
});

describe(markFormulas.name, () => {
  const size = 10_000;

  it.each([
    ['tabs', `a${'\t'.repeat(size)}b`],
    ['semicolons and quotes', ';"'.repeat(size)],
    ['line breaks', '\r\n'.repeat(size)],
    ['formulas', '\n='.repeat(size)],
    ['blanks', `;${' '.repeat(size)}x`],
  ])('reads each character once: %s', (_what, text) => {
    let read = 0;
    function* counted() {
      for (const character of text) {
        read += 1;
        yield character;
      }
    }

    markFormulas(counted());

    expect(read).toBe(text.length);
  });
});
