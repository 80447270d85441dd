import { retryDelayMs } from './retry-delay.js';

const middle = () => 0.5;

describe(retryDelayMs.name, () => {
  it('doubles the pause, up to an hour', () => {
    const pauses = [0, 1, 2, 3, 20, 500].map((attempts) => retryDelayMs('temporary', attempts, middle));

    expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 3_600_000, 3_600_000]);
  });

  it('pauses about a minute at most while the server is unavailable', () => {
    expect(retryDelayMs('away', 500, () => 1)).toBe(75_000);
    expect(retryDelayMs('away', 500, () => 0)).toBe(45_000);
  });

  it('adds a random deviation of up to a quarter', () => {
    expect(retryDelayMs('temporary', 0, () => 0)).toBe(3750);
    expect(retryDelayMs('temporary', 0, () => 1)).toBe(6250);
  });
});
