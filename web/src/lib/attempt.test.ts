import { attemptFor, newAttempt } from './attempt';

describe(attemptFor.name, () => {
  it('keeps the key as long as the content is the same', () => {
    const last = newAttempt('the same');

    expect(attemptFor(last, 'the same')).toEqual(last);
    expect(attemptFor(last, 'changed').key).not.toBe(last.key);
    expect(attemptFor(null, 'first').fingerprint).toBe('first');
  });
});
