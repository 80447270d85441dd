import { openDurableStore } from './queue-store';

describe(openDurableStore, () => {
  it('opens the database again after the browser has closed it', async () => {
    const closers: Array<() => void> = [];
    const store = await openDurableStore((async (onClosed: () => void) => {
      let isClosed = false;
      closers.push(() => {
        isClosed = true;
        onClosed();
      });
      return {
        getAll: async () => {
          if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
          return [];
        },
      };
    }) as never);
    closers[0]?.();

    expect(await store.list()).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(closers).toHaveLength(2);
  });
});
