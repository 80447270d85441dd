/** Without an address, the server makes one of the name. */
export function withoutEmptySlug(body: Record<string, unknown>): object {
  const { slug, ...rest } = body;
  return slug ? body : rest;
}
