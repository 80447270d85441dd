/**
 * Returns the number of letters that may differ in a name of this length. In short names none may, because short names
 * are too similar to each other.
 */
const allowed = (name: string) => (name.length >= 10 ? 2 : name.length >= 6 ? 1 : 0);

/**
 * Returns whether `said` differs from `name` by at most one wrong, missing, added or swapped letter (two in long
 * names). False for short names. The first letter must be right.
 */
export function isMisspelled(name: string, said: string): boolean {
  const max = allowed(name);
  if (max === 0 || name[0] !== said[0] || Math.abs(name.length - said.length) > max) return false;
  return distance(name, said) <= max;
}

/**
 * Returns the optimal string alignment distance: the number of letters to replace, remove, add or swap with their
 * neighbor.
 */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
        row > 1 && column > 1 && isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
