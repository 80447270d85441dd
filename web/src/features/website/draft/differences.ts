import { isNode, isSame, type Path } from './paths';

export interface Difference {
  path: Path;
  one: unknown;
  other: unknown;
}

/** Returns whether a value counts as a single field: a day's hours, a place on the map, or a list of plain texts. */
const isWhole = (path: Path, value: unknown) =>
  /^hours\.week\.\w+$|\.at$/.test(path) || (Array.isArray(value) && !value.some(isNode));

/**
 * Returns whether lists can be compared item by item, because no item was added, removed or moved. Otherwise, a list
 * counts as a single field, because merging its items would mix them up.
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

/** Default values of content parts that are missing in older versions of the content. */
const emptyParts: Record<Path, object> = { pictures: {}, people: [] };

/**
 * Returns the fields in which two contents differ, in the order of the fields. `before` is the content on which both
 * are based; undefined if it is not known.
 */
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

/** Returns the differences with the weekdays in order, because the database does not keep the order of keys. */
export function inWeekOrder(found: readonly Difference[]): Difference[] {
  const days = found.filter((one) => dayOf(one) >= 0).toSorted((one, other) => dayOf(one) - dayOf(other));
  return found.map((one) => (dayOf(one) >= 0 ? (days.shift() ?? one) : one));
}
