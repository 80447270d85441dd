import { withTimeout } from './with-timeout.js';

describe(withTimeout.name, () => {
  it('returns the result', async () => {
    expect(await withTimeout(1000, async () => 'done')).toBe('done');
  });

  it('rejects with the work’s error', async () => {
    await expect(withTimeout(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('aborts the signal when time is up, and not before', async () => {
    const signals: AbortSignal[] = [];
    const hang = (late: AbortSignal) => {
      signals.push(late);
      return new Promise(() => undefined);
    };

    await expect(withTimeout(5, hang)).rejects.toThrow('no answer');
    await withTimeout(1000, async (late) => signals.push(late));

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('rejects when the work hangs', async () => {
    await expect(withTimeout(5, () => new Promise(() => undefined))).rejects.toThrow('no answer within 5 ms');
  });
});
