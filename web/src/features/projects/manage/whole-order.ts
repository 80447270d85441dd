import type { Project } from '../../../types/api';

/** How many pictures one call puts in order. */
export const maxOrdered = 500;

/**
 * The order of all pictures after those shown changed places among themselves: each place that one of them had goes to
 * another of them, and the pictures between stay where they are.
 */
export function wholeOrder(all: Project[], shown: string[]): string[] {
  const moved = new Set(shown);
  const next = shown.values();
  return all.map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id)).slice(0, maxOrdered);
}
