import * as fc from 'fast-check';

const numbers = fc.oneof(
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.constantFrom('', '0', '-1', '1e400', 'NaN', '99999999999999', '8640000000000001'),
);
const moments = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().replace(/(\.\d{3})Z$/, '$1000Z')),
  fc.constantFrom(
    '2026-02-31T00:00:00.000000Z',
    '0000-01-01T00:00:00.000000Z',
    '9999-12-31T23:59:60.999999Z',
    '2026-01-01T24:00:00.000000Z',
    '-infinity',
  ),
);
const ids = fc.oneof(fc.uuid(), fc.constantFrom('ffffffff-ffff-ffff-ffff-ffffffffffff', '', "1' OR true --"));
const anything = fc.string({ unit: 'binary', maxLength: 40 });

/** Generates cursors for lists: valid cursors, cursors with an invalid part, and arbitrary text. */
export const cursorTexts: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.array(fc.oneof(numbers, moments, anything), { maxLength: 3 }), fc.oneof(ids, anything))
    .map(([sortedBy, id]) => Buffer.from([...sortedBy, id].join(',')).toString('base64url')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
