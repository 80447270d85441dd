import type { Page } from '@playwright/test';

/** Collects the errors of a page and its requests to other hosts. Leaves out Google, which the map's frame contacts. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  const own = new URL(process.env['SITE_URL'] ?? '').host;
  page.on('console', (message) => {
    const isOurs = !message.location().url.includes('google');
    if (message.type() === 'error' && isOurs) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isInside = protocol === 'data:' || protocol === 'blob:' || host === own;
    if (!isInside && !/google/.test(host)) heard.push(`a request to ${host}`);
  });
  return heard;
}
