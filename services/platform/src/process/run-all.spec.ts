import { runAll } from './run-all.js';

describe(runAll, () => {
  it('runs works one after the other, and throws the first failure when all have run', async () => {
    const done: string[] = [];
    const work = (name: string, error?: Error) => async () => {
      await Promise.resolve();
      done.push(name);
      if (error) throw error;
    };

    const run = runAll([work('a'), work('b', new Error('first')), work('c', new Error('second')), work('d')]);

    await expect(run).rejects.toThrow('first');
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });
});
