import { adminWorker, knowsWorkers } from '../../../lib/admin-worker';

/** Free space in bytes below which a device cannot keep another day's pictures. */
const minFreeBytes = 30_000_000;

/** Tag of the service worker's background sync. */
export const queueSyncTag = 'picture-queue';

export interface DeviceState {
  /** Whether the browser has promised to keep the pictures. */
  isSafe: boolean;
  hasSpace: boolean;
  sendsInBackground: boolean;
}

export const anyDevice: DeviceState = { isSafe: true, hasSpace: true, sendsInBackground: false };

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
  return {
    isSafe: isSafe ?? false,
    hasSpace: quota - usage > minFreeBytes,
    sendsInBackground: Boolean(sync),
  };
}

let isAsked = false;

/**
 * Asks the browser to keep the pictures even if the device runs out of space, and calls `onAnswer` once it has answered.
 * Nothing may wait for that: Firefox asks the user, who may leave the question open. Therefore asks only once, too.
 */
export function askToKeep(onAnswer: () => void): void {
  if (isAsked) return;
  isAsked = true;
  navigator.storage?.persist?.().then(onAnswer, () => undefined);
}

/**
 * Asks the browser to let the service worker send pictures once there is a connection, even after the page was closed.
 */
export async function registerSync(): Promise<void> {
  const worker = knowsWorkers() ? await adminWorker() : null;
  await (worker as SyncRegistration | null)?.sync?.register(queueSyncTag).catch(() => undefined);
}

/** Sets the number on the icon of the installed app. */
export async function showBadge(count: number): Promise<void> {
  await navigator.setAppBadge?.(count).catch(() => undefined);
}

const connection = () => (navigator as { connection?: EventTarget & { type?: string } }).connection;

/** Type of the connection, such as `wifi`; undefined if the browser does not report it. */
export const connectionType = (): string | undefined => connection()?.type;

/**
 * Calls `listener` when a phone changes from one network to another.
 *
 * @returns a stop function
 */
export function onConnectionChange(listener: () => void): () => void {
  const heard = connection();
  heard?.addEventListener('change', listener);
  return () => heard?.removeEventListener('change', listener);
}

/** Thrown if the device cannot save a picture, usually because it is full. Browsers report that with various errors. */
export class DeviceFull extends Error {}
