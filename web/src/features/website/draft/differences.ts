import { isNode, isSame, type Path } from './paths';

/** A field in which two contents differ. */
export interface Difference {
  path: Path;
  one: unknown;
  other: unknown;
}

/** A day's hours and a place on the map are one field each, and so is a list of plain texts. */
const isWhole = (path: Path, value: unknown) =>
  /^hours\.week\.\w+$|\.at$/.test(path) || (Array.isArray(value) && !value.some(isNode));

/**
 * Whether the items of lists can be compared one by one: none was added, removed or moved. A list that was put in another
 * order is one field, else a mixture of both would tear items apart.
 */
function areParallel(lists: unknown[][]): boolean {
  const [first = []] = lists;
  if (lists.some(({ length }) => length !== first.length)) return false;
  return lists.every((list) =>
    list.every((item, index) => {
      const at = first.findIndex((candidate) => isSame(candidate, item));
      return at === -1 || at === index || isSame(first[index], item);
    }),
  );
}

/** Parts that contents from before lack. */
const emptyParts: Record<Path, object> = { pictures: {}, people: [] };

/** The fields in which two contents differ, in their order. `before` is what both were made from, where there is that. */
export function differences(one: unknown, other: unknown, before?: unknown, path: Path = ''): Difference[] {
  if (isSame(one, other)) return [];
  const empty = emptyParts[path];
  if (empty && (one === undefined || other === undefined))
    return differences(one ?? empty, other ?? empty, before, path);
  const field = [{ path, one, other }];
  if (!isNode(one) || !isNode(other) || isWhole(path, one) || isWhole(path, other)) return field;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return field;
    if (!areParallel(Array.isArray(before) ? [before, one, other] : [one, other])) return field;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(
      one[key],
      other[key],
      isNode(before) ? before[key] : undefined,
      path ? `${path}.${key}` : key,
    ),
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const dayOf = ({ path }: Difference) => weekdays.indexOf(/^hours\.week\.(\w+)/.exec(path)?.[1] ?? '');

/** Differences with the days of the week from Monday on: the database keeps no order of keys. */
export function inWeekOrder(found: readonly Difference[]): Difference[] {
  const days = found.filter((one) => dayOf(one) >= 0).toSorted((one, other) => dayOf(one) - dayOf(other));
  return found.map((one) => (dayOf(one) >= 0 ? (days.shift() ?? one) : one));
}
