import { CallBatch } from './call-batch.js';

/** Calls that end when the test says so. */
function heldCalls() {
  const calls: Array<{ items: string[]; end: () => void; fail: (error: Error) => void }> = [];
  const batch = new CallBatch<string>(
    (items) => new Promise<void>((end, fail) => void calls.push({ items, end, fail })),
  );
  return { batch, calls };
}

const settled = () => new Promise(setImmediate);

describe(CallBatch, () => {
  it('calls at once when no call is under way', async () => {
    const { batch, calls } = heldCalls();

    const taken = batch.add(['one', 'two']);
    await settled();

    expect(calls.map(({ items }) => items)).toEqual([['one', 'two']]);
    calls[0]?.end();
    await expect(taken).resolves.toBeUndefined();
  });

  it('gathers what comes during a call for the next one', async () => {
    const { batch, calls } = heldCalls();
    const all = [batch.add(['one'])];
    await settled();
    all.push(batch.add(['two']), batch.add(['three']));
    await settled();

    expect(calls).toHaveLength(1);
    calls[0]?.end();
    await settled();
    expect(calls.map(({ items }) => items)).toEqual([['one'], ['two', 'three']]);
    calls[1]?.end();
    await Promise.all(all);
  });

  it('fails with its own call alone', async () => {
    const { batch, calls } = heldCalls();
    const first = batch.add(['one']);
    await settled();
    const second = batch.add(['two']);
    calls[0]?.fail(new Error('away'));

    await expect(first).rejects.toThrow('away');
    await settled();
    calls[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
