import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { CallBatcher } from './call-batcher.js';

const gatherMs = 2;

/** Creates a batch whose calls the test completes. */
function heldCalls() {
  const calls: Array<{ items: string[]; end: () => void; fail: (error: Error) => void }> = [];
  const batch = new CallBatcher<string>(
    gatherMs,
    (items) => new Promise<void>((end, fail) => void calls.push({ items, end, fail })),
  );
  const untilCalls = (count: number) => waitUntil(`${count} call(s)`, async () => calls.length === count);
  return { batch, calls, untilCalls };
}

/** Waits until pending calls have started. */
async function gatheringIsOver() {
  const { batch, untilCalls } = heldCalls();
  void batch.add(['later']);
  await untilCalls(1);
}

describe(CallBatcher, () => {
  it('sends items that arrive within its time in one call', async () => {
    const { batch, calls, untilCalls } = heldCalls();

    const all = [batch.add(['one', 'two']), batch.add(['three'])];
    await untilCalls(1);
    await gatheringIsOver();

    expect(calls.map(({ items }) => items)).toEqual([['one', 'two', 'three']]);
    calls[0]?.end();
    await expect(Promise.all(all)).resolves.toHaveLength(2);
  });

  it('collects items during a call for the next one', async () => {
    const { batch, calls, untilCalls } = heldCalls();
    const all = [batch.add(['one'])];
    await untilCalls(1);
    all.push(batch.add(['two']), batch.add(['three']));
    await gatheringIsOver();

    expect(calls).toHaveLength(1);
    calls[0]?.end();
    await untilCalls(2);
    expect(calls.map(({ items }) => items)).toEqual([['one'], ['two', 'three']]);
    calls[1]?.end();
    await Promise.all(all);
  });

  it('fails only with its own call', async () => {
    const { batch, calls, untilCalls } = heldCalls();
    const first = batch.add(['one']);
    await untilCalls(1);
    const second = batch.add(['two']);
    calls[0]?.fail(new Error('unavailable'));

    await expect(first).rejects.toThrow('unavailable');
    await untilCalls(2);
    calls[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });

  it('is settled when all items were sent or refused', async () => {
    const { batch, calls, untilCalls } = heldCalls();
    const added = batch.add(['one']).catch((error: Error) => error.message);
    const settled = batch.settled();
    await untilCalls(1);
    calls[0]?.fail(new Error('unavailable'));

    await expect(settled).resolves.toBeUndefined();
    expect(await added).toBe('unavailable');
  });
});
