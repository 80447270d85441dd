import type { SiteContent } from '@sandhill/company/content/site-content.js';

/**
 * Path of a field: keys and indexes joined by dots, such as `testimonials.2.text.en`. The problems of the
 * content are listed by the same paths.
 */
export type Path = string;

type Node = Record<string, unknown>;

export function getIn(content: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      content,
    );
}

/**
 * Sets the value at a path of a mutable content, such as a reducer's draft. The value `undefined` removes the field. If
 * a parent of the field is missing, nothing is set.
 */
export function setIn(content: SiteContent, path: Path, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const [part] = keys;
  // Older versions of the content have no pictures.
  if (part === 'pictures') content.pictures ??= {};
  const place = keys.length > 0 ? getIn(content, keys.join('.')) : content;
  if (!isNode(place)) return;
  if (value === undefined) delete place[last];
  else place[last] = value;
}

export const isWithin = (path: Path, whole: Path): boolean => path === whole || path.startsWith(`${whole}.`);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns whether two values are deeply equal. The order of keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
