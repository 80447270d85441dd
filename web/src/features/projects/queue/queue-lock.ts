const name = 'picture-queue';

/**
 * Runs `work` under a lock shared by all tabs and the worker. A closed tab releases its lock. Browsers offer no locks
 * on insecure addresses: there only each picture's key prevents duplicates.
 */
export async function withQueueLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

/** Runs `work` under the lock only if it is free. @throws if a tab holds it */
export async function withFreeQueueLock(work: () => Promise<unknown>): Promise<void> {
  await navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new Error('Somebody else sends');
    await work();
  });
}

/** Opens the channel on which tabs and the worker report changes of the queue. */
export const openQueueChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;

export function tellOfChange(channel: BroadcastChannel | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within the origin
  channel?.postMessage('changed');
}
