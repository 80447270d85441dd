/** Options of a list that is read page by page. */
export const cursorPagination = {
  initialPageParam: '',
  getNextPageParam: (page: { nextCursor?: string | null }) => page.nextCursor ?? undefined,
};

/**
 * Returns the address of a page of a list; of the first page if the cursor is empty. Parameters without a value are
 * left out.
 */
export function pageUrl(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
  cursor: string,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, cursor })) if (value) query.set(name, value);
  return `${path}?${query}`;
}
