/** Text that spreadsheets read as a formula. Some of them also accept the full-width characters. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A formula inside a cell. A spreadsheet whose separator is `;` or a tab ignores our quotes, so for it a separator or a
 * line break within the text starts another cell.
 */
const laterFormula = /([;\t\r\n]["\s]*)(?=[=+@＝＋＠])|([;\t]["\s]*)(?=[-－])/g;

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\u{FEFF}';

/** One CSV record (RFC 4180) with its line break. No cell can act as a formula. */
export function csvLine(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inner = value.replace(laterFormula, "$&'");
  const safe = formula.test(inner) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
