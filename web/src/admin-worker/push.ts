import type { OpenPageMessage } from '../lib/admin-worker';

/**
 * A push notice that the leads service sends. `claim` is set only if the lead was unclaimed or urgent when the notice
 * was sent.
 */
interface Notice {
  title: string;
  url: string;
  tag: string;
  claim?: { id: string; label: string };
}

interface NoticeData {
  url: string;
  leadId?: string;
}

export type NoticeScope = Pick<
  ServiceWorkerGlobalScope,
  'addEventListener' | 'location' | 'registration' | 'clients'
>;

export function showNotices(worker: NoticeScope): void {
  worker.addEventListener('push', (event) => {
    const { title, url, tag, claim } = read(event.data);
    const actions = claim ? [{ action: 'claim', title: claim.label }] : [];
    const data: NoticeData = { url, leadId: claim?.id };
    const looks = { tag, data, actions, icon: '/icon-192.png', renotify: true };
    event.waitUntil(worker.registration.showNotification(title, looks as NotificationOptions));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { url, leadId } = event.notification.data as NoticeData;
    event.notification.close();
    const isClaim = event.action === 'claim' && leadId !== undefined;
    event.waitUntil(isClaim ? claimOrOpen(worker, leadId, url) : open(worker, url));
  });
}

function read(data: PushMessageData | null): Notice {
  const unreadable = { title: 'Sandhill', url: '/admin/leads', tag: 'lead' };
  // A notice is shown even without data: a browser revokes the permission of a worker that shows nothing.
  if (!data) return unreadable;
  try {
    const { title, url = '/admin', tag = 'lead', claim } = data.json() as Notice;
    return { title, url, tag, claim };
  } catch {
    return unreadable;
  }
}

/**
 * Claims a lead. If that fails, for instance because the session has ended, opens the lead's page, which says what to
 * do.
 */
async function claimOrOpen(worker: NoticeScope, leadId: string, url: string): Promise<void> {
  const answer = await fetch(`/api/leads/${leadId}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ via: 'push' }),
  }).catch(() => undefined);
  if (!answer?.ok) await open(worker, url);
}

/** Opens a path in a tab of the admin area if such a tab is open, else in a new window. */
async function open({ location, clients }: NoticeScope, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname.startsWith('/admin'));
  if (!tab) return void (await clients.openWindow(new URL(path, location.origin).href));
  await tab.focus();
  // The tab itself navigates to the page, because reloading the admin area would abort the tab's uploads.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no target origin
  tab.postMessage({ type: 'open-page', path } satisfies OpenPageMessage);
}
