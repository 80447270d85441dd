import { idempotencyKeyFor, newIdempotencyKey } from './idempotency-key';

describe(idempotencyKeyFor.name, () => {
  it('keeps the key as long as the content is the same', () => {
    const last = newIdempotencyKey('the same');

    expect(idempotencyKeyFor(last, 'the same')).toEqual(last);
    expect(idempotencyKeyFor(last, 'changed').key).not.toBe(last.key);
    expect(idempotencyKeyFor(null, 'first').fingerprint).toBe('first');
  });
});
