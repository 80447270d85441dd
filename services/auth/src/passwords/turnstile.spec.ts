import { Turnstile } from './turnstile.js';

/** Works that end when they are told to. */
function works(turnstile: Turnstile, count: number) {
  const started: number[] = [];
  const ends: Array<() => void> = [];
  const results = Array.from({ length: count }, (_, index) =>
    turnstile.pass(() => {
      started.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    }),
  );
  return { started, ends, results };
}

describe(Turnstile.name, () => {
  it('runs no more at once than it may, in the order of arrival', async () => {
    const { started, ends, results } = works(new Turnstile({ atOnce: 2, waiting: 10 }), 3);

    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    ends[0]?.();
    expect(await results[0]).toBe(0);

    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    ends[1]?.();
    ends[2]?.();
    expect(await Promise.all(results)).toEqual([0, 1, 2]);
  });

  it('refuses when too many wait', async () => {
    const { ends, results } = works(new Turnstile({ atOnce: 1, waiting: 0 }), 2);

    await expect(results[1]).rejects.toMatchObject({ status: 503, code: 'busy' });
    ends[0]?.();
    expect(await results[0]).toBe(0);
  });

  it('gives the place on after a failure', async () => {
    const turnstile = new Turnstile({ atOnce: 1, waiting: 0 });

    await expect(turnstile.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile.pass(async () => 'next')).toBe('next');
  });
});
