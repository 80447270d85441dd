import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { formBudget } from './json-budget.js';
import { BodyTooComplex, BodyTooLarge, BodyUnreadable } from './json.errors.js';
import { LargeText } from './large-text.js';
import { parseJsonObject } from './parse-json-object.js';

const parse = (json: string | Buffer, field?: string) =>
  parseJsonObject(Buffer.from(json), formBudget, field);

/** Returns the parsed object with each extracted text as a plain string. */
function asStrings(value: unknown): unknown {
  if (value instanceof LargeText) return value.bytes.toString();
  if (Array.isArray(value)) return value.map(asStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asStrings(inner)]));
}

function attempt(read: () => object): { parsed?: object; error?: unknown } {
  try {
    return { parsed: read() };
  } catch (error) {
    return { error };
  }
}

function largeTextsIn(value: unknown): string[] {
  if (value instanceof LargeText) return [value.bytes.toString()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(largeTextsIn) : [];
}

describe(parseJsonObject.name, () => {
  it('parses like JSON.parse, whatever the strings contain', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { noNullPrototype: true });
    fc.assert(
      fc.property(object, fc.nat({ max: 3 }), (value, indent) => {
        const json = JSON.stringify(value, null, indent);

        expect(parse(json, 'pictures')).toEqual(JSON.parse(json));
      }),
    );
  });

  it('extracts the texts of one field from any object', () => {
    const base64 = fc.stringMatching(/^[A-Za-z0-9+/]{0,200}={0,2}$/);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.array(base64), (others, pictures) => {
        const body = { ...others, pictures };
        const read = parse(JSON.stringify(body), 'pictures') as { pictures: unknown[] };

        expect(read.pictures.every((text) => text instanceof LargeText)).toBe(true);
        expect(asStrings(read)).toEqual(JSON.parse(JSON.stringify(body)));
      }),
    );
  });

  it('fails with its own errors only', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      '\\',
      '"p"',
      '"p":',
      'a',
      '0',
      ' ',
      '\u0000',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const json = `{${pieces.join('')}`;
        const { parsed, error } = attempt(() => parse(json, 'p'));
        const isOwnError = error instanceof BodyUnreadable || error instanceof BodyTooComplex;
        // Wrong escapes and null characters in a large text are not noticed here: they fail later, as base64.
        const isUndecoded = largeTextsIn(parsed).some((text) => /[\\\0]/.test(text));

        expect(isOwnError || isUndecoded || isDeepStrictEqual(asStrings(parsed), JSON.parse(json))).toBe(
          true,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('extracts a single text and a list of them, and no other fields', () => {
    const { picture, note, list } = parse(
      '{"picture":"data:a","note":"picture","list":[{"picture":"data:b"}]}',
      'picture',
    ) as { picture: LargeText; note: string; list: unknown };

    expect(picture.equals('data:a')).toBe(true);
    expect(note).toBe('picture');
    expect(list).toEqual([{ picture: 'data:b' }]);
  });

  it('accepts base64 with escaped slashes', () => {
    const { picture } = parse('{"picture":"data:image\\/png;base64,\\/\\/8="}', 'picture') as {
      picture: LargeText;
    };

    expect(picture.bytes.toString()).toBe('data:image/png;base64,//8=');
  });

  it('accepts a picture of any size and 100,000 other bytes', () => {
    const body = JSON.stringify({ message: 'm'.repeat(99_950), picture: 'A'.repeat(5_000_000) });

    expect((parse(body, 'picture') as { picture: LargeText }).picture).toHaveLength(5_000_000);
  });

  it.each([
    ['a long text that is no picture', `{"message":"${'m'.repeat(100_000)}"}`, BodyTooLarge],
    ['a text without an end', `{"message":"${'m'.repeat(200_000)}`, BodyTooLarge],
    ['white space without end', `{${' '.repeat(100_000)}}`, BodyTooLarge],
    ['a text of escaped quotes', `{"message":"${'\\"'.repeat(100_000)}"}`, BodyTooLarge],
    ['objects within each other', `{"a":${'['.repeat(10)}${']'.repeat(10)}}`, BodyTooComplex],
    ['many empty objects', `{"message":[${Array(1_000).fill('{}').join(',')}]}`, BodyTooComplex],
    ['many small pictures', `{"picture":[${Array(1_000).fill('"a"').join(',')}]}`, BodyTooComplex],
    ['a picture with escapes', '{"picture":"a\\"b"}', BodyUnreadable],
    ['a picture without an end', '{"picture":"aaaa', BodyUnreadable],
    ['half an object', '{"a":', BodyUnreadable],
    ['a list', '[]', BodyUnreadable],
    ['a text', '"a"', BodyUnreadable],
    ['nothing', ' ', BodyUnreadable],
    ['another encoding', Buffer.from('{"a":"\xe9"}', 'latin1'), BodyUnreadable],
  ])('refuses %s', (_what, json, error) => {
    expect(() => parse(json, 'picture')).toThrow(error);
  });

  it('accepts nesting and values up to the budget', () => {
    const nested = `{"a":${'['.repeat(9)}${']'.repeat(9)}}`;
    const many = `{"a":[${Array(990).fill('"b"').join(',')}]}`;

    expect(parse(nested)).toEqual(JSON.parse(nested));
    expect(parse(many)).toEqual(JSON.parse(many));
  });
});
