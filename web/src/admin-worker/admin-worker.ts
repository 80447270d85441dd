import { cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { queueSyncTag } from '../features/projects/queue/device';
import type { TakeOverMessage } from '../lib/admin-worker';
import { forget, isCacheable, isLogout, respondWithCache } from './response-cache';
import { showNotices } from './push';
import { sendPictures } from './send-pictures';
import { Shell, unchanging } from './shell';

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

/** Service worker of the admin area. It lets the area open offline, sends queued pictures, and shows push notices. */
// oxlint-disable-next-line no-underscore-dangle -- the build replaces `self.__WB_MANIFEST` with the list of files
const files = self.__WB_MANIFEST as PrecacheEntry[];
const shell = new Shell(new Set(files.map(({ url }) => `/${url}`)));
precache(files);
cleanupOutdatedCaches();
showNotices(self);

/**
 * Returns whether this worker replaces `push-worker.js`, an older worker that only shows notices. That worker caches no
 * files, so it can be replaced immediately without breaking a page.
 */
const replacesNoticeWorker = () => self.registration.active?.scriptURL.endsWith('/push-worker.js') ?? false;

self.addEventListener('install', (event) => {
  if (replacesNoticeWorker()) void self.skipWaiting();
  event.waitUntil(shell.keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.forgetOthers());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { type, script } = event.data as TakeOverMessage;
  if (type === 'SKIP_WAITING' && shell.isOf(script)) event.waitUntil(takeOver());
});

/**
 * Activates this version of the worker immediately, unless several admin pages are open: the others may need the
 * previous version's files. In that case, the browser activates this version when all admin pages are closed.
 */
async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.filter(({ url }) => new URL(url).pathname.startsWith('/admin')).length <= 1)
    await self.skipWaiting();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (isLogout(url)) event.waitUntil(forget());
  else if (request.mode === 'navigate') event.respondWith(shell.answer(event));
  else if (isCacheable(request, url)) event.respondWith(respondWithCache(event));
  else if (/^\/(assets|site)\/|^\/(admin-theme\.js|icon)/.test(url.pathname))
    event.respondWith(unchanging(request));
});

self.addEventListener('sync' as 'message', (event) => {
  const { tag, waitUntil } = event as unknown as SyncEvent;
  if (tag === queueSyncTag) waitUntil.call(event, sendPictures());
});
