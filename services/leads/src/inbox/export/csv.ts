/** Spreadsheets take a text that starts so for a formula; the wide forms count in some of them, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Where a spreadsheet whose separator is `;` begins another cell within a text of ours: it does not see our quotes, so
 * a line break ends a row for it.
 */
const laterFormula = /([;\r\n]["\s]*)(?=[=+@＝＋＠])|(;["\s]*)(?=[-－])/g;

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** One line of a CSV file (RFC 4180), its line break included; no cell can act as a formula. */
export function csvLine(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inner = value.replace(laterFormula, "$&'");
  const safe = formula.test(inner) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
