/** Path of the admin area's service worker. Its scope excludes public pages. */
const address = '/admin-worker.js';
const scope = '/admin/';

/** Name of the cache with API responses ("kept answers") that stay readable offline. It is deleted at sign-out. */
export const responseCacheName = 'kept-answers';

/** Message from the service worker to the page about the answer to an API request whose answers the worker keeps. */
export interface CachedResponseMessage {
  type: 'kept-answer';
  /** Time when the answer was kept, in milliseconds since 1970; null for a fresh answer. */
  keptAt: number | null;
  /** Whether a fresh answer differs from the kept answer that the page has already received for the same request. */
  isNews: boolean;
}

/** Message that the service worker sends to an open tab when a push notice is pressed. */
export interface OpenPageMessage {
  type: 'open-page';
  path: string;
}

const isOurs = ({ scope: known }: ServiceWorkerRegistration) => new URL(known).pathname === scope;

export const knowsWorkers = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator;

export const adminWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistrations()).find(isOurs) ?? null;

/**
 * Registers the service worker. If the scope already has a worker with another script, the registration stays the same
 * and so do its push subscriptions.
 */
export const registerAdminWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address, { scope });

/**
 * Message that asks a waiting service worker to replace the previous version now. The worker ignores messages from
 * pages of other versions, and all messages while another admin page is open.
 */
export interface TakeOverMessage {
  type: 'SKIP_WAITING';
  /** Path of the page's entry script. */
  script: string;
}

/**
 * Lets the service worker of this page's version take over as soon as it is installed. Otherwise the previous version
 * would stay, because an app on the home screen is rarely closed. Checks for a new worker each time the page becomes
 * visible.
 *
 * @returns a function that stops these checks
 */
export function followVersions(registration: ServiceWorkerRegistration): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href;
  const message: TakeOverMessage = { type: 'SKIP_WAITING', script: new URL(script).pathname };
  const ask = () => registration.waiting?.postMessage(message);
  const follow = () => registration.installing?.addEventListener('statechange', ask);
  const look = () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  ask();
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', look);
  return () => {
    registration.removeEventListener('updatefound', follow);
    document.removeEventListener('visibilitychange', look);
  };
}

export async function clearResponseCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(responseCacheName).catch(() => undefined);
}
