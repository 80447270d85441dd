import { createHash } from 'node:crypto';
import type { LargeText } from '@sandhill/platform/json/large-text.js';

type Text = string | LargeText;

/**
 * Hashes what the visitor typed; the order of fields does not matter. Texts are added to the hash one by one, and not
 * joined first, because photos are large.
 */
export function contentHash(content: Readonly<Record<string, Text | readonly Text[] | null>>): string {
  const hash = createHash('sha256');
  for (const field of Object.keys(content).sort()) {
    const value = content[field] ?? null;
    const texts = value === null ? [] : isText(value) ? [value] : value;
    hash.update(`${field.length}:${field}#${texts.length}|`);
    for (const text of texts) hash.update(`${text.length}:`).update(isLarge(text) ? text.bytes : text);
  }
  return hash.digest('hex');
}

function isText(value: Text | readonly Text[]): value is Text {
  return !Array.isArray(value);
}

const isLarge = (text: Text): text is LargeText => typeof text !== 'string';
