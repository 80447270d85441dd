import { adminWorker, registerAdminWorker } from '../../lib/admin-worker';
import type { NewPushDevice } from '../../types/api';

type PushObstacle = 'insecure' | 'homeScreen' | 'unknown' | 'denied';

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad may report itself as a Mac.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushObstacle(): PushObstacle | null {
  if (!globalThis.isSecureContext) return 'insecure';
  const knowsPush =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!knowsPush) return isApple() ? 'homeScreen' : 'unknown';
  return Notification.permission === 'denied' ? 'denied' : null;
}

export async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle() !== null) return null;
  return (await (await adminWorker())?.pushManager.getSubscription()) ?? null;
}

export class NotAllowed extends Error {}

/**
 * Registers the service worker and subscribes to push notices.
 *
 * @throws NotAllowed if the user does not allow notifications
 * @throws Error if the worker could not be installed, or the push service rejects the subscription
 */
export async function subscribe(publicKey: string): Promise<Pick<NewPushDevice, 'endpoint' | 'keys'>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const registered = await registerAdminWorker();
  await isActive(registered);
  // Removes an existing subscription, which may have been made with another key and could then not be used.
  await (await registered.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/**
 * Resolves when the worker is active and can receive pushes. `navigator.serviceWorker.ready` is no substitute: it waits
 * for the worker whose scope contains the page.
 */
async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = active ? null : (installing ?? waiting);
  if (!coming) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state !== 'activated' && coming.state !== 'redundant') return;
      coming.removeEventListener('statechange', look);
      if (coming.state === 'activated') resolve();
      else reject(new Error('The worker was not installed, for instance on a full disk'));
    };
    coming.addEventListener('statechange', look);
    look();
  });
}

/** Ends the push subscription. The service worker stays registered, because it also uploads pictures. */
export async function unsubscribe(): Promise<void> {
  await (await (await adminWorker())?.pushManager.getSubscription())?.unsubscribe();
}
