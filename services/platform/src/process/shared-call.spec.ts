import { setImmediate as soon } from 'node:timers/promises';
import { SharedCall } from './shared-call.js';

/** Creates a shared call whose runs the test completes. */
function heldCall() {
  const runs: Array<{ end: (result: string) => void; fail: (error: Error) => void }> = [];
  const shared = new SharedCall(() => new Promise<string>((end, fail) => void runs.push({ end, fail })));
  return { shared, runs };
}

describe(SharedCall, () => {
  it('serves callers of the same moment by one call', async () => {
    const { shared, runs } = heldCall();
    const all = Promise.all([shared.next(), shared.next()]);
    await soon();

    expect(runs).toHaveLength(1);
    runs[0]?.end('first');
    expect(await all).toEqual(['first', 'first']);
  });

  it('serves callers that come during a call by a call that begins after it', async () => {
    const { shared, runs } = heldCall();
    const first = shared.next();
    await soon();
    const later = Promise.all([shared.next(), shared.next()]);
    await soon();
    expect(runs).toHaveLength(1);

    runs[0]?.end('first');
    expect(await first).toBe('first');
    await soon();
    expect(runs).toHaveLength(2);
    runs[1]?.end('second');
    expect(await later).toEqual(['second', 'second']);
  });

  it('fails the callers of a failed call alone', async () => {
    const { shared, runs } = heldCall();
    const first = shared.next();
    await soon();
    const later = shared.next();
    runs[0]?.fail(new Error('unavailable'));

    await expect(first).rejects.toThrow('unavailable');
    await soon();
    runs[1]?.end('second');
    expect(await later).toBe('second');
  });
});
