import { isUtf8 } from 'node:buffer';
import type { JsonBudget } from './json-budget.js';
import { BodyUnreadable } from './json.errors.js';
import type { LargeText } from './large-text.js';
import { liftTexts } from './lift-texts.js';

/**
 * Parses a JSON object. A string in the field `largeField`, or a list of them, becomes `LargeText`; all other strings
 * stay strings.
 *
 * @throws BodyTooLarge, BodyTooComplex, BodyUnreadable
 */
export function parseJsonObject(body: Buffer, budget: JsonBudget, largeField?: string): object {
  // Invalid UTF-8 would be stored as a different text than the one sent.
  if (!isUtf8(body)) throw new BodyUnreadable('The request must be JSON in UTF-8.');
  const { json, texts } = liftTexts(body, budget, largeField);
  const value = parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyUnreadable('The request must be a JSON object.');
  if (largeField !== undefined) putBack(value as Record<string, unknown>, largeField, texts);
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new BodyUnreadable(undefined, { cause });
  }
}

/** Puts the extracted texts back into a field. Each string in the field is the index of a text. */
function putBack(object: Record<string, unknown>, field: string, texts: readonly LargeText[]): void {
  if (!Object.hasOwn(object, field)) return;
  const textOf = (value: unknown) => (typeof value === 'string' ? texts[Number(value)] : value);
  const value = object[field];
  object[field] = Array.isArray(value) ? value.map(textOf) : textOf(value);
}
