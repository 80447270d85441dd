import type { JsonBudget } from './json-budget.js';
import { BodyTooComplex, BodyTooLarge, BodyUnreadable } from './json.errors.js';
import { LargeText } from './large-text.js';

const quote = 0x22;
const comma = 0x2c;
const slash = 0x2f;
const colon = 0x3a;
const backslash = 0x5c;
const openings = new Set([0x7b, 0x5b]);
const closings = new Set([0x7d, 0x5d]);

interface Lifted {
  /** JSON in which each extracted text is replaced by its index, as a string. */
  json: string;
  texts: LargeText[];
}

/**
 * Extracts the strings of one field from a JSON object: the field's value, or the values in its list. The rest must fit
 * a budget before anything is parsed, so the cost of a body depends on its size and never on its structure. This
 * function finds only where strings begin and end; `JSON.parse` decides later whether the rest is valid.
 *
 * @param field the key in the outermost object; without it, nothing is extracted
 * @throws BodyTooLarge, BodyTooComplex, BodyUnreadable
 */
export function liftTexts(body: Buffer, budget: JsonBudget, field?: string): Lifted {
  const lifter = new TextLifter(body, budget, field);
  for (let at = 0; at < body.length; at += 1) at = lifter.read(at);
  return lifter.end();
}

class TextLifter {
  private readonly kept: string[] = [];
  private readonly texts: LargeText[] = [];
  private keptFrom = 0;
  private liftedBytes = 0;
  private depth = 0;
  private tokens = 0;
  /** The last string in the outermost object. It is a key if a colon follows. */
  private name?: string;
  /** Whether the current value belongs to `field`. */
  private isInField = false;

  constructor(
    private readonly body: Buffer,
    private readonly budget: JsonBudget,
    private readonly field: string | undefined,
  ) {}

  /**
   * Reads the token at `at`.
   *
   * @returns the position of the token's end: that of the closing quote for a string, otherwise `at` itself
   */
  read(at: number): number {
    const byte = this.body[at] as number;
    const end = byte === quote ? this.readString(at) : at;
    if (byte !== quote) this.readStructure(byte);
    if (this.tokens > this.budget.tokens || this.depth > this.budget.depth) throw new BodyTooComplex();
    if (end - this.liftedBytes >= this.budget.bytes) throw new BodyTooLarge();
    return end;
  }

  end(): Lifted {
    this.kept.push(this.body.toString('utf8', this.keptFrom));
    return { json: this.kept.join(''), texts: this.texts };
  }

  private readString(at: number): number {
    this.tokens += 1;
    if (this.isInField) return this.lift(at);
    const end = endOfString(this.body, at, this.budget.bytes);
    if (this.depth === 1 && this.field !== undefined) this.name = this.body.toString('utf8', at + 1, end);
    return end;
  }

  private lift(at: number): number {
    const end = endOfPlainString(this.body, at);
    this.kept.push(this.body.toString('utf8', this.keptFrom, at + 1), String(this.texts.length));
    this.texts.push(new LargeText(withoutEscapedSlashes(this.body.subarray(at + 1, end))));
    this.liftedBytes += end - at - 1;
    this.keptFrom = end;
    return end;
  }

  private readStructure(byte: number): void {
    if (openings.has(byte)) this.depth += 1;
    else if (closings.has(byte)) this.depth -= 1;
    else if (byte === colon && this.depth === 1)
      this.isInField = this.name !== undefined && this.name === this.field;
    else if (byte === comma && this.depth === 1) this.isInField = false;
    if (openings.has(byte) || closings.has(byte) || byte === colon || byte === comma) this.tokens += 1;
  }
}

/**
 * Returns the position of a string's closing quote. The string may contain escapes. The search ends when the string
 * exceeds the budget.
 */
function endOfString(body: Buffer, start: number, within: number): number {
  for (let at = start + 1; at <= start + 1 + within && at < body.length; at += 1) {
    if (body[at] === backslash) at += 1;
    else if (body[at] === quote) return at;
  }
  throw body.length > start + within ? new BodyTooLarge() : new BodyUnreadable();
}

/** Returns the position of the closing quote of a string without escaped quotes, such as a data URL. */
function endOfPlainString(body: Buffer, start: number): number {
  const end = body.indexOf(quote, start + 1);
  if (end === -1 || body[end - 1] === backslash) throw new BodyUnreadable();
  return end;
}

/**
 * Replaces `\/` with `/` in place, because some programs escape the slashes of base64. Other escapes stay, and decoding
 * the base64 fails later.
 */
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
