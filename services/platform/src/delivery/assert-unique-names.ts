/**
 * Checks that all names differ.
 *
 * @throws an error that lists every name that occurs more than once
 */
export function assertUniqueNames(what: string, things: ReadonlyArray<{ name: string }>): void {
  const names = things.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twice.length > 0) throw new Error(`Every ${what} needs a name of its own: ${twice.join(', ')}.`);
}
