import type { SiteContent } from '@sandhill/company/content/site-content.js';

/** Path of a field: names and positions joined by dots, as in a content's problems: `testimonials.2.text.en`. */
export type Path = string;

type Node = Record<string, unknown>;

/** Returns the value at a path; undefined if there is none. */
export function valueAt(content: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      content,
    );
}

/** Sets the value at a path of a mutable content, such as a slice's draft. The parents of the field must exist. */
export function putAt(content: SiteContent, path: Path, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const [part] = keys;
  // Contents of older versions lack this part, and its fields are set one by one.
  if (part === 'pictures') content.pictures ??= {};
  const place = keys.length > 0 ? valueAt(content, keys.join('.')) : content;
  if (!isNode(place)) return;
  if (value === undefined) delete place[last];
  else place[last] = value;
}

/** Whether `path` names the field `whole` or a part of it. */
export const isWithin = (path: Path, whole: Path): boolean => path === whole || path.startsWith(`${whole}.`);

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether two contents are equal. The order of names does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
