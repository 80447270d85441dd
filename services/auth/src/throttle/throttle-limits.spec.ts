import { delayAfter } from './throttle-limits.js';

describe(delayAfter.name, () => {
  it('grows from nothing to five seconds and no further', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 1000].map(delayAfter)).toEqual([
      0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000,
    ]);
  });
});
