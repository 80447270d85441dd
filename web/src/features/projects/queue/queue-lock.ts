const name = 'picture-queue';

/**
 * Runs `work` under a lock that all tabs and the service worker share. A closed tab releases its lock. On insecure
 * addresses, browsers offer no locks; there, only each picture's key prevents duplicates.
 */
export async function withQueueLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

/**
 * Runs `work` under the lock if the lock is free. Does nothing in a browser without locks.
 *
 * @throws Error if a page or another worker holds the lock
 */
export async function withFreeQueueLock(work: () => Promise<unknown>): Promise<void> {
  await navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new Error('Somebody else sends');
    await work();
  });
}

/** Opens the channel on which tabs and the service worker report changes of the queue. */
export const openQueueChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;

export function announceChange(channel: BroadcastChannel | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel?.postMessage('changed');
}
