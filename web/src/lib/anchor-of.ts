/**
 * Returns the decoded text of a URL's hash, without the `#`. A text that cannot be decoded, such as "100%", is returned
 * unchanged.
 */
export function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
