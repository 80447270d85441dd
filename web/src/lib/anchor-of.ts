/** Returns what an address names after its `#`: as it is written if it cannot be decoded, as "100%". */
export function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
