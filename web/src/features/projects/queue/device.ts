import { adminWorker, knowsWorkers } from '../../../lib/admin-worker';

/** A device with less than this has no room for another day's pictures, in bytes. */
const leastRoom = 30_000_000;

/** The tag of the worker's background sync. */
export const queueSyncTag = 'picture-queue';

/** How safe pictures are on this device, and when they are sent. */
export interface DeviceState {
  /** The browser has promised to keep them. */
  isSafe: boolean;
  hasRoom: boolean;
  /** They are sent while no page is open. */
  sendsInBackground: boolean;
}

export const anyDevice: DeviceState = { isSafe: true, hasRoom: true, sendsInBackground: false };

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

export async function readDevice(): Promise<DeviceState> {
  const [isSafe, estimate, worker] = await Promise.all([
    navigator.storage?.persisted?.(),
    navigator.storage?.estimate?.(),
    knowsWorkers() ? adminWorker() : null,
  ]);
  const { quota = Infinity, usage = 0 } = estimate ?? {};
  const sync = (worker as SyncRegistration | null)?.sync;
  return { isSafe: isSafe ?? false, hasRoom: quota - usage > leastRoom, sendsInBackground: Boolean(sync) };
}

/** Asks the browser to keep the pictures, also when the device runs short of room. */
export const askToKeep = async (): Promise<boolean | undefined> => navigator.storage?.persist?.();

/** Lets the worker send when there is a connection, also after the page is closed. */
export async function registerSync(): Promise<void> {
  const worker = knowsWorkers() ? await adminWorker() : null;
  await (worker as SyncRegistration | null)?.sync?.register(queueSyncTag).catch(() => undefined);
}

/** The number on the app's icon. */
export async function showBadge(count: number): Promise<void> {
  await navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Whether the browser says which kind of connection there is. */
export const tellsConnection = (): boolean =>
  (navigator as { connection?: { type?: string } }).connection?.type !== undefined;
