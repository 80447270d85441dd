import { jest } from '@jest/globals';
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

  it('gives up on a database that never opens, so that pictures are sent without it', async () => {
    jest.useFakeTimers();
    const opened = openDurableStore(() => new Promise(() => undefined)).catch(String);
    await jest.runAllTimersAsync();
    jest.useRealTimers();

    expect(await opened).toBe('Error: The database does not open');
  });
});
