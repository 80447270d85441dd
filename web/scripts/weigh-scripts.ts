import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Limit for the scripts that a public page starts with, in bytes on the wire (brotli). */
const maxBytes = 120_000;

/** Compressed sizes in bytes, by file. They are cached, because pages share most scripts. */
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/**
 * Checks the size of the scripts that a page's HTML names.
 *
 * @throws if their total exceeds the limit
 */
export function weighScripts(page: string, html: string, dist: string): void {
  const files = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  const bytes = [...files].reduce((sum, file) => sum + weightOf(path.join(dist, file)), 0);
  if (bytes > maxBytes)
    throw new Error(`${page} starts with ${bytes} bytes of script; ${maxBytes} is the most`);
}
