// Shows notices of new leads, and nothing else: it keeps no file and answers no request. Registered when a user switches
// notices on (`web/src/features/desk-settings/push-subscription.ts`).
self.addEventListener('push', (event) => {
  const { title, url, tag, claim } = read(event.data);
  const actions = claim ? [{ action: 'claim', title: claim.label }] : [];
  const data = { url, leadId: claim?.id };
  const looks = { tag, data, actions, icon: '/icon-192.png', renotify: true };
  event.waitUntil(self.registration.showNotification(title, looks));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  const { url, leadId } = notification.data;
  notification.close();
  event.waitUntil(action === 'claim' ? claimOrOpen(leadId, url) : open(url));
});

function read(data) {
  try {
    const { title, url = '/admin', tag = 'lead', claim } = data.json();
    return { title, url, tag, claim };
  } catch {
    // A browser takes the permission away from a worker that shows nothing.
    return { title: 'Sandhill', url: '/admin/leads', tag: 'lead' };
  }
}

/** A lead that could not be claimed, such as by a session that has ended, is opened: the page says what is to be done. */
async function claimOrOpen(leadId, url) {
  const answer = await fetch(`/api/leads/${leadId}/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ via: 'push' }),
  }).catch(() => undefined);
  if (!answer?.ok) await open(url);
}

/** In a tab of the admin area, if there is one. */
async function open(path) {
  const url = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname.startsWith('/admin'));
  if (!tab) return self.clients.openWindow(url);
  await tab.focus();
  // A browser moves only tabs that the worker controls.
  return tab.navigate(url).catch(() => self.clients.openWindow(url));
}
