import { createHash } from 'node:crypto';

/** A hash of what was typed; the order of the fields does not matter. Texts are hashed one by one: photos are long. */
export function contentHash(content: Readonly<Record<string, string | readonly string[] | null>>): string {
  const hash = createHash('sha256');
  for (const field of Object.keys(content).sort()) {
    const value = content[field] ?? null;
    const texts = value === null ? [] : typeof value === 'string' ? [value] : value;
    hash.update(`${field.length}:${field}#${texts.length}|`);
    for (const text of texts) hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('hex');
}
