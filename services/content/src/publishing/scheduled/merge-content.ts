import { isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns `theirs` with the changes that `mine` makes to `base`. If both changed a list or a text, `mine` wins.
 *
 * @param base common ancestor of `mine` and `theirs`
 */
export function mergeContent<Content>(base: Content, mine: Content, theirs: Content): Content {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
    key,
    mergeContent(base[key], mine[key], theirs[key]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Content;
}
