/**
 * Checks a rule for each row, one after the other. A test of a rule for many rows compares the result with `[]`, so
 * that the test counts once and names the rows that break the rule.
 *
 * @param check throws if the row breaks the rule
 * @returns the names of the rows that break the rule, with the reason
 * @throws if there are no rows, which would check nothing
 */
export async function rowsThatBreak<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => void | Promise<void>,
): Promise<string[]> {
  if (rows.length === 0) throw new Error('there are no rows to check');
  const broken: string[] = [];
  for (const row of rows)
    try {
      await check(row);
    } catch (error) {
      broken.push(`${nameOf(row)}: ${(error as Error).message}`);
    }
  return broken;
}
