/** The admin area's own service worker. Its scope leaves public pages without one. */
const address = '/admin-worker.js';
const scope = '/admin/';

/** Answers that stay readable without a connection; erased at sign-out. */
export const keptAnswersCache = 'kept-answers';

/** Sent by the worker with each answer that it could keep: when it was read, or null if it is new. */
export interface KeptAnswerMessage {
  type: 'kept-answer';
  /** In milliseconds. */
  keptAt: number | null;
}

const isOurs = ({ scope: known }: ServiceWorkerRegistration) => new URL(known).pathname === scope;

export const knowsWorkers = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator;

export const adminWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistrations()).find(isOurs) ?? null;

/** Another script under the same scope takes over the registration: subscriptions to notices stay. */
export const registerAdminWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(address, { scope });

/** To a worker that waits for the end of the version before; it judges whether the page is of its own version. */
export interface TakeOverMessage {
  type: 'SKIP_WAITING';
  /** The page's script. */
  script: string;
}

/**
 * Lets the worker of the page's own version take over as soon as it is installed: an app on the home screen is seldom closed,
 * and without this the worker of the version before would stay. Looks for a new one each time the page is shown again.
 *
 * @returns how to stop
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

/** Erases what the person who was signed in has read. */
export async function forgetKeptAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptAnswersCache).catch(() => undefined);
}
