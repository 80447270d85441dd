/** Characters with which a formula begins in spreadsheets. Some spreadsheets also accept the full-width characters. */
const formulaStarts = new Set('=+-@＝＋－＠');

/** Characters after which some spreadsheets begin another cell or row, even within quotes. */
const separators = new Set(';\t\r\n');

/** Characters that spreadsheets skip before a formula. */
const skipped = /[\s"]/;

const startsCell = /^[\t\r\n]/;

export const byteOrderMark = '\u{FEFF}';

/** Returns one CSV record (RFC 4180) with its line break. No cell can act as a formula. */
export function csvLine(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const marked = markFormulas(value);
  const safe = startsCell.test(marked) ? `'${marked}` : marked;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Puts an apostrophe before each formula that a spreadsheet would run: at the beginning of a text, or after a separator
 * within it. Runs in linear time, because anyone can write these texts.
 */
export function markFormulas(characters: Iterable<string>): string {
  const marked: string[] = [];
  let mayStart = true;
  for (const character of characters) {
    if (mayStart && formulaStarts.has(character)) marked.push("'");
    mayStart = separators.has(character) || (mayStart && skipped.test(character));
    marked.push(character);
  }
  return marked.join('');
}
