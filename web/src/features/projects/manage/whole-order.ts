import type { Project } from '../../../types/api';

/** How many pictures one call puts in order. */
export const maxOrdered = 500;

/**
 * The order of all pictures after those shown changed places among themselves: each place that one of them had goes to
 * another of them, and the pictures between stay where they are. Those that are too far down for one call stay, too.
 */
export function wholeOrder(all: Pick<Project, 'id'>[], shown: string[]): string[] {
  const within = all.slice(0, maxOrdered);
  const ids = new Set(within.map(({ id }) => id));
  const moved = new Set(shown);
  const next = shown.filter((id) => ids.has(id)).values();
  return within.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
