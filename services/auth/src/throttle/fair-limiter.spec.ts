import { FairLimiter } from './fair-limiter.js';

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Makes work that ends when the test calls `endNext`, and lists the names of the work that has begun. */
function workshop() {
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  const endNext = async () => {
    await aTurn();
    ends.shift()?.();
    await aTurn();
  };
  return { begun, work, endNext };
}

describe(FairLimiter, () => {
  it('lets groups take turns, however many a group has waiting', async () => {
    const { begun, work, endNext } = workshop();
    const limiter = new FairLimiter({ atOnce: 1, mayWait: 10 });
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) =>
      limiter.run(name.slice(0, 1), work(name)),
    );

    for (const _ of all) await endNext();

    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('refuses the last of the largest group when too many wait', async () => {
    const { begun, work, endNext } = workshop();
    const limiter = new FairLimiter({ atOnce: 1, mayWait: 3 });
    const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => limiter.run('a', work(name)));

    const other = limiter.run('b', work('b1'));
    await expect(greedy[3]).rejects.toMatchObject({ code: 'busy' });
    await expect(limiter.run('a', work('a5'))).rejects.toMatchObject({ code: 'busy' });

    for (let index = 0; index < 4; index += 1) await endNext();
    await Promise.all([...greedy.slice(0, 3), other]);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses what would wait where nothing may', async () => {
    const { work, endNext } = workshop();
    const limiter = new FairLimiter({ atOnce: 1, mayWait: 0 });
    const first = limiter.run('a', work('a1'));

    await expect(limiter.run('b', work('b1'))).rejects.toMatchObject({ code: 'busy' });
    await endNext();
    expect(await first).toBe('a1');
  });

  it('frees the place of work that failed', async () => {
    const limiter = new FairLimiter({ atOnce: 1, mayWait: 0 });

    await expect(limiter.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run('a', async () => 'yes')).resolves.toBe('yes');
  });
});
