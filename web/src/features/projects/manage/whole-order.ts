import type { Project } from '../../../types/api';

/** Maximum number of pictures that can be reordered together. It is the server's limit for one request. */
export const maxOrdered = 500;

/**
 * Returns the order of all pictures after the shown ones were reordered. The shown pictures exchange their positions;
 * the pictures between them keep theirs. Pictures beyond the limit of one request are left out and keep their
 * positions, too.
 */
export function wholeOrder(all: Pick<Project, 'id'>[], shown: string[]): string[] {
  const within = all.slice(0, maxOrdered);
  const ids = new Set(within.map(({ id }) => id));
  const moved = new Set(shown);
  const next = shown.filter((id) => ids.has(id)).values();
  return within.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
