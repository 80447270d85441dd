import type { Page } from '@playwright/test';

/**
 * Triggers a background sync of the admin worker. A browser triggers it when there is a connection again, even if no
 * page is open.
 */
export async function backgroundSync(page: Page, tag: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const origin = new URL(process.env['SITE_URL'] ?? '').origin;
  const known = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/admin/`);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const event = { origin, registrationId: await known, tag, lastChance: false };
  await client.send('ServiceWorker.dispatchSyncEvent', event);
}
