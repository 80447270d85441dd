import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Limit of a public page's first script, in bytes on the wire (brotli). */
const mostBytes = 120_000;

/** By file: pages share most of theirs. */
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/** @throws when the scripts that a page's file names are too heavy together. */
export function weighScripts(page: string, html: string, dist: string): void {
  const files = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  const bytes = [...files].reduce((sum, file) => sum + weightOf(path.join(dist, file)), 0);
  if (bytes > mostBytes)
    throw new Error(`${page} starts with ${bytes} bytes of script; ${mostBytes} is the most`);
}
