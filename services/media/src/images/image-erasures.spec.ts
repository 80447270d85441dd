import { jest } from '@jest/globals';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { DataSource } from 'typeorm';
import { ImageErasures } from './image-erasures.js';

const dueOnce = () => {
  const query = jest.fn<() => Promise<object[]>>().mockResolvedValueOnce([{ key: 'k', isKnown: false }]);
  query.mockResolvedValue([]);
  const transaction = (work: (manager: object) => Promise<unknown>) => work({ query });
  return { transaction } as unknown as DataSource;
};

const list = () => Promise.resolve(['k/400.webp', 'k/800.webp', 'k/1200.webp', 'k/1600.webp']);

describe(ImageErasures, () => {
  afterEach(() => jest.useRealTimers());

  it('removes nothing any more when its time is over: the next object may be of an upload', async () => {
    jest.useFakeTimers();
    const remove = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 12_000)));
    const removeOriginal = jest.fn(() => Promise.resolve());
    const erasures = new ImageErasures(
      dueOnce(),
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
