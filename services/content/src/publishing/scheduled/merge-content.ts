import { isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holds = (list: readonly unknown[], item: unknown): boolean =>
  list.some((one) => isDeepStrictEqual(one, item));

/**
 * Returns `theirs` with the changes that `mine` makes to `base`. If both changed a text, or an item of a list, `mine`
 * wins.
 *
 * @param base common ancestor of `mine` and `theirs`
 */
export function mergeContent<Content>(base: Content, mine: Content, theirs: Content): Content {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs) as Content;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
    key,
    mergeContent(base[key], mine[key], theirs[key]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Content;
}

type List = readonly unknown[];

/** Merges lists by whole items: the fields of an item belong together, as a client's name and words do. */
function mergeLists(base: List, mine: List, theirs: List): List {
  if (isInPlace(base, mine) && isInPlace(base, theirs))
    return base.map((item, index) => (isDeepStrictEqual(mine[index], item) ? theirs[index] : mine[index]));
  const merged = mine.filter((item) => holds(theirs, item) || !holds(base, item));
  for (const [index, item] of theirs.entries()) {
    if (holds(base, item) || holds(merged, item) || isContested({ base, mine, theirs }, index)) continue;
    const before = merged.findIndex((one) => isDeepStrictEqual(one, theirs[index - 1]));
    merged.splice(index > 0 && before < 0 ? merged.length : before + 1, 0, item);
  }
  return merged;
}

/**
 * Returns whether a new item of `theirs` may be a changed version of an item that `mine` changed or removed, too: one
 * that stood between the same items of `base`. With both versions, the list could show that item twice.
 */
function isContested(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', List>,
  index: number,
): boolean {
  const placeOf = (item: unknown) => base.findIndex((one) => isDeepStrictEqual(one, item));
  const places = theirs.map(placeOf);
  const from = places.slice(0, index).findLast((place) => place >= 0) ?? -1;
  const to = places.slice(index).find((place) => place >= 0) ?? base.length;
  const between = from < to ? base.slice(from + 1, to) : base;
  return between.some((item) => !holds(mine, item) && !holds(theirs, item));
}

/** Returns whether items were changed only in place: none was added, removed or moved. */
const isInPlace = (base: List, list: List): boolean =>
  list.length === base.length &&
  list.every((item, index) => isDeepStrictEqual(item, base[index]) || !holds(base, item));
