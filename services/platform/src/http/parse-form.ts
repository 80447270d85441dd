import { isUtf8 } from 'node:buffer';
import { BodyTooComplex, BodyUnreadable } from '../json/json.errors.js';

const maxFields = 200;

/**
 * Parses a form post (`application/x-www-form-urlencoded`). A field that is sent several times becomes a list.
 *
 * @throws BodyTooComplex, BodyUnreadable
 */
export function parseForm(body: Buffer): Record<string, string | string[]> {
  if (!isUtf8(body)) throw new BodyUnreadable('The request must be a form in UTF-8.');
  const text = body.toString();
  if (text.split('&', maxFields + 2).length > maxFields + 1) throw new BodyTooComplex();
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text))
    fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  );
}
