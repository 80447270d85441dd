const name = 'picture-queue';

/**
 * Runs alone among the tabs and the worker. A tab that is closed gives its lock back. Browsers keep locks from addresses that
 * are not secure: there each picture's key must do.
 */
export async function withQueueLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

/** The same. @throws if somebody else sends already */
export async function withFreeQueueLock(work: () => Promise<unknown>): Promise<void> {
  await navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new Error('Somebody else sends');
    await work();
  });
}

/** By which tabs and the worker tell each other that the queue has changed. */
export const openQueueChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;

export function tellOfChange(channel: BroadcastChannel | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within the origin
  channel?.postMessage('changed');
}
