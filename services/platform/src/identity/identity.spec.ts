import { isFreshlySignedIn, type Identity } from './identity.js';

describe(isFreshlySignedIn, () => {
  const now = Date.UTC(2026, 0, 5, 12);
  const confirmed = (secondsAgo: number): Identity => ({
    userId: '1',
    username: 'ruth',
    role: 'owner',
    sessionId: '2',
    confirmedAt: now / 1000 - secondsAgo,
  });

  it.each([
    [0, true],
    [29 * 60 + 59, true],
    [30 * 60, false],
    [24 * 3600, false],
  ])('counts a sign-in for 30 minutes: after %d s it is %j', (secondsAgo, isFresh) => {
    expect(isFreshlySignedIn(confirmed(secondsAgo), now)).toBe(isFresh);
  });

  it('never counts one that is not known', () => {
    expect(isFreshlySignedIn({ ...confirmed(0), confirmedAt: undefined }, now)).toBe(false);
  });
});
