import { delayAfter, waitAfter } from './throttle-limits.js';

describe(delayAfter.name, () => {
  it('grows from nothing to five seconds and no further', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 1000].map(delayAfter)).toEqual([
      0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000,
    ]);
  });
});

describe(waitAfter.name, () => {
  it('begins with the tenth wrong code and grows to a day', () => {
    const minutes = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1000].map((count) => waitAfter(count) / 60_000);

    expect(minutes).toEqual([0, 1, 5, 15, 60, 120, 240, 480, 960, 1440, 1440]);
  });
});
