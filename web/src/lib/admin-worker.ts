/** The admin area's service worker. Its scope excludes public pages. */
const address = '/admin-worker.js';
const scope = '/admin/';

/** Cache of answers that stay readable offline. It is deleted at sign-out. */
export const keptAnswersCache = 'kept-answers';

/** Message that the worker sends with each answer that it could keep. */
export interface KeptAnswerMessage {
  type: 'kept-answer';
  /** When the answer was kept, in milliseconds since 1970; null for a fresh answer. */
  keptAt: number | null;
}

const isOurs = ({ scope: known }: ServiceWorkerRegistration) => new URL(known).pathname === scope;

export const knowsWorkers = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator;

export const adminWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistrations()).find(isOurs) ?? null;

/** Registers the worker. It replaces another script of the same scope in one registration: push subscriptions stay. */
export const registerAdminWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address, { scope });

/** Message to a worker that waits for the previous version to end. It takes over only for a page of its version. */
export interface TakeOverMessage {
  type: 'SKIP_WAITING';
  /** Address of the page's entry script. */
  script: string;
}

/**
 * Lets the worker of the page's own version take over as soon as it is installed: an app on the home screen is rarely
 * closed, and the previous version's worker would stay otherwise. Checks for a new worker each time the page becomes
 * visible.
 *
 * @returns a function that stops it
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

/** Deletes the answers that the signed-in person has read. */
export async function forgetKeptAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptAnswersCache).catch(() => undefined);
}
