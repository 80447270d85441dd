import { jest } from '@jest/globals';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { DataSource } from 'typeorm';
import { ImageErasures } from './image-erasures.js';
import type { ImageErasuresRepository } from './image-erasures.repository.js';

const transaction = (work: (manager: object) => Promise<unknown>) => work({});

/** A repository in which one picture is always due. */
const repository = {
  scheduleUnused: () => Promise.resolve(),
  lockNextDue: () => Promise.resolve({ key: 'k', isKnown: false }),
};

const list = () => Promise.resolve(['k/400.webp', 'k/800.webp', 'k/1200.webp', 'k/1600.webp']);

describe(ImageErasures, () => {
  afterEach(() => jest.useRealTimers());

  it('stops when its time is up, because an upload may be storing the next object', async () => {
    jest.useFakeTimers();
    const remove = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 12_000)));
    const removeOriginal = jest.fn(() => Promise.resolve());
    const erasures = new ImageErasures(
      { transaction } as unknown as DataSource,
      repository as unknown as ImageErasuresRepository,
      { list, remove } as unknown as ObjectStore,
      { remove: removeOriginal } as unknown as ObjectStore,
    );

    const swept = Promise.allSettled([erasures.sweep()]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect((await swept).map(({ status }) => status)).toEqual(['rejected']);
    await jest.advanceTimersByTimeAsync(60_000);

    expect([remove.mock.calls.length, removeOriginal.mock.calls.length]).toEqual([2, 0]);
  });
});
