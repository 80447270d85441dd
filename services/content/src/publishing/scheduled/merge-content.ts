import { isDeepStrictEqual } from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes the changes of `mine` to `base` in `theirs`, too. Lists and texts that both changed are those of `mine`.
 *
 * @param base what both were begun from
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
