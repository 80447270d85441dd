/** Returns the values, leaving out an empty slug, so that the server makes a slug from the name. */
export function withoutEmptySlug(body: Record<string, unknown>): object {
  const { slug, ...rest } = body;
  return slug ? body : rest;
}
