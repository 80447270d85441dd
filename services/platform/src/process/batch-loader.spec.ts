import { BatchLoader } from './batch-loader.js';

/** Creates a reader of keys' lengths that records each request. Each read waits until the test permits it. */
function aSlowReader() {
  const asked: string[][] = [];
  const permissions: Array<(error?: Error) => void> = [];
  const read = async (keys: readonly string[]) => {
    asked.push([...keys]);
    await new Promise<void>((resolve, reject) =>
      permissions.push((error) => (error ? reject(error) : resolve())),
    );
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));
  };
  const begun = async (count: number) => {
    while (asked.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { asked, permissions, read, begun };
}

describe('a batch loader', () => {
  it('reads what is asked for at once together, each key once', async () => {
    const { asked, permissions, read, begun } = aSlowReader();
    const loader = new BatchLoader({ read, everyMs: 0, atOnce: 10, mayWait: 10 });

    const values = Promise.all(['a', 'bb', 'a', 'none'].map((key) => loader.load(key)));
    await begun(1);
    permissions[0]?.();

    expect(await values).toEqual([1, 2, 1, undefined]);
    expect(asked).toEqual([['a', 'bb', 'none']]);
  });

  it('reads again what is asked for while a reading is under way', async () => {
    const { asked, permissions, read, begun } = aSlowReader();
    const loader = new BatchLoader({ read, everyMs: 0, atOnce: 10, mayWait: 10 });

    const first = loader.load('a');
    await begun(1);
    const second = loader.load('a');
    permissions[0]?.();
    await first;
    await begun(2);
    permissions[1]?.();

    expect(await second).toBe(1);
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('splits what is too much for one reading, and refuses what is too much to wait', async () => {
    const { asked, permissions, read, begun } = aSlowReader();
    const loader = new BatchLoader({ read, everyMs: 0, atOnce: 2, mayWait: 3 });

    const values = Promise.all(['a', 'bb', 'ccc'].map((key) => loader.load(key)));
    await expect(loader.load('dddd')).rejects.toThrow('busy');
    await begun(1);
    permissions[0]?.();
    await begun(2);
    permissions[1]?.();

    expect(await values).toEqual([1, 2, 3]);
    expect(asked).toEqual([['a', 'bb'], ['ccc']]);
  });

  it('fails those that a failed reading was for, and reads on', async () => {
    const { permissions, read, begun } = aSlowReader();
    const loader = new BatchLoader({ read, everyMs: 0, atOnce: 10, mayWait: 10 });

    const failing = loader.load('a');
    await begun(1);
    permissions[0]?.(new Error('no connection'));
    await expect(failing).rejects.toThrow('no connection');
    const next = loader.load('a');
    await begun(2);
    permissions[1]?.();

    expect(await next).toBe(1);
  });
});
