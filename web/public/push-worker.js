// Shows notices of new leads, and nothing else: it keeps no file and answers no request. Registered when a user switches
// notices on (`web/src/features/desk-settings/push-subscription.ts`).
self.addEventListener('push', (event) => {
  const { title, url, tag } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { tag, data: { url }, icon: '/icon-192.png', renotify: true }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

function read(data) {
  try {
    const { title, url = '/admin', tag = 'lead' } = data.json();
    return { title, url, tag };
  } catch {
    // A browser takes the permission away from a worker that shows nothing.
    return { title: 'Sandhill', url: '/admin/leads', tag: 'lead' };
  }
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
