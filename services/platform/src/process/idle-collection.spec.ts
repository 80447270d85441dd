import { jest } from '@jest/globals';
import { IdleCollection } from './idle-collection.js';

const mib = 1024 * 1024;

/** A process that collects 20 MiB of 60; what it does in 10 s is set between looks. */
function aProcess() {
  const seen = { processorMs: 5_000, heldBytes: 60 * mib, collections: 0 };
  const collection = new IdleCollection({
    processorMs: () => seen.processorMs,
    heldBytes: () => seen.heldBytes,
    collect: () => {
      seen.collections += 1;
      seen.processorMs += 2_000;
      seen.heldBytes = 40 * mib;
      return Promise.resolve();
    },
  });
  collection.start();
  const look = async (busyMs: number) => {
    seen.processorMs += busyMs;
    await jest.advanceTimersByTimeAsync(10_000);
    return seen.collections;
  };
  return { seen, look, collection };
}

describe(IdleCollection, () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  it('waits until the process is idle', async () => {
    const { look } = aProcess();

    expect(await look(9_000)).toBe(0);
    expect(await look(600)).toBe(0);
    expect(await look(400)).toBe(1);
  });

  it('does so again after 8 MiB more', async () => {
    const { seen, look } = aProcess();
    await look(0);

    seen.heldBytes += 7 * mib;
    expect(await look(0)).toBe(1);
    seen.heldBytes += mib;
    expect(await look(0)).toBe(2);
  });

  it('does nothing after it is stopped', async () => {
    const { look, collection } = aProcess();
    collection.stop();

    expect(await look(0)).toBe(0);
  });

  it('collects the garbage of this process', async () => {
    const collected = jest.fn();
    const registry = new FinalizationRegistry(collected);
    (() => registry.register({ of: 'no one' }, 'gone'))();
    const collection = new IdleCollection();
    collection.start();

    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    while (collected.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));

    expect(collected).toHaveBeenCalledWith('gone');
    collection.stop();
  });
});
