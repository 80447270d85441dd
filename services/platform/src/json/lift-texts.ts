import type { JsonBudget } from './json-budget.js';
import { BodyTooComplex, BodyTooLarge, BodyUnreadable } from './json.errors.js';
import { LargeText } from './large-text.js';

const quote = 0x22;
const comma = 0x2c;
const slash = 0x2f;
const colon = 0x3a;
const backslash = 0x5c;

const opens = (byte: number) => byte === 0x7b || byte === 0x5b;
const closes = (byte: number) => byte === 0x7d || byte === 0x5d;

/** A JSON text without its large texts. */
export interface Lifted {
  /** JSON, with a string of digits in place of each text that was lifted: its index. */
  json: string;
  texts: LargeText[];
}

/**
 * Takes the strings of one field out of a JSON object: its value, or the values in its list. What remains is
 * held to a budget before anything is parsed, so a body costs what its bytes cost, whatever its structure.
 *
 * This only finds where strings begin and end; `JSON.parse` decides whether the rest is JSON.
 *
 * @param field the key in the outermost object; without one nothing is lifted
 * @throws BodyTooLarge, BodyTooComplex, BodyUnreadable
 */
export function liftTexts(body: Buffer, budget: JsonBudget, field?: string): Lifted {
  const kept: string[] = [];
  const texts: LargeText[] = [];
  let keptFrom = 0;
  let liftedBytes = 0;
  let depth = 0;
  let tokens = 0;
  // In the outermost object: the last string, and whether it is the key of what is read.
  let name: string | undefined;
  let isInField = false;

  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number;
    if (byte === quote) {
      tokens += 1;
      if (isInField) {
        const end = endOfPlainString(body, at);
        kept.push(body.toString('utf8', keptFrom, at + 1), String(texts.length));
        texts.push(new LargeText(withoutEscapedSlashes(body.subarray(at + 1, end))));
        liftedBytes += end - at - 1;
        keptFrom = end;
        at = end;
      } else {
        const end = endOfString(body, at, budget.bytes);
        if (depth === 1 && field !== undefined) name = body.toString('utf8', at + 1, end);
        at = end;
      }
    } else if (opens(byte)) {
      tokens += 1;
      depth += 1;
      if (depth > budget.depth) throw new BodyTooComplex();
    } else if (closes(byte)) {
      tokens += 1;
      depth -= 1;
    } else if (byte === colon) {
      tokens += 1;
      if (depth === 1) isInField = name !== undefined && name === field;
    } else if (byte === comma) {
      tokens += 1;
      if (depth === 1) isInField = false;
    }
    if (tokens > budget.tokens) throw new BodyTooComplex();
    if (at - liftedBytes >= budget.bytes) throw new BodyTooLarge();
  }
  kept.push(body.toString('utf8', keptFrom));
  return { json: kept.join(''), texts };
}

/** The closing quote of a string that may hold escapes; looks no further than the budget reaches. */
function endOfString(body: Buffer, start: number, within: number): number {
  for (let at = start + 1; at <= start + 1 + within && at < body.length; at += 1) {
    if (body[at] === backslash) at += 1;
    else if (body[at] === quote) return at;
  }
  throw body.length > start + within ? new BodyTooLarge() : new BodyUnreadable();
}

/** The closing quote of a string that holds no escaped quote, as a data URL never does. */
function endOfPlainString(body: Buffer, start: number): number {
  const end = body.indexOf(quote, start + 1);
  if (end === -1 || body[end - 1] === backslash) throw new BodyUnreadable();
  return end;
}

/** Some programs write `\/` for the slashes of base64. Any other escape stays, and is no base64. */
function withoutEscapedSlashes(text: Buffer): Buffer {
  const first = text.indexOf(backslash);
  if (first === -1) return text;
  let length = first;
  for (let at = first; at < text.length; at += 1) {
    const isEscape = text[at] === backslash && text[at + 1] === slash;
    if (!isEscape) text[length++] = text[at] as number;
  }
  return text.subarray(0, length);
}
