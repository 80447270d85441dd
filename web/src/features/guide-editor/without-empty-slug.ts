/** Returns the values without an empty slug, so that the server makes one from the name. */
export function withoutEmptySlug(body: Record<string, unknown>): object {
  const { slug, ...rest } = body;
  return slug ? body : rest;
}
