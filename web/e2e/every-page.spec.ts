import { serviceIds } from '@sandhill/company/service-ids.js';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const pages = [
  '',
  '/services',
  ...serviceIds.map((id) => `/services/${id}`),
  '/gallery',
  '/about',
  '/contact',
  '/careers',
  '/privacy',
  '/photo-credits',
];
const paths = [...pages.map((path) => path || '/'), ...pages.map((path) => `/es${path}`)];

/** What a page complains about while it is shown; the map's frame is another host's. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('google')) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    const isOwn =
      host === new URL(process.env['SITE_URL'] ?? '').host ||
      request.url().startsWith('data:') ||
      request.url().startsWith('blob:');
    if (!isOwn && !/google/.test(host)) heard.push(`a request to ${host}`);
  });
  return heard;
}

test.beforeEach(async ({ page }) => {
  // There is no map in a test's network.
  await page.route(/google/, (route) =>
    route.fulfill({ body: '<!doctype html><title>map</title>', contentType: 'text/html' }),
  );
});

for (const path of [...paths, '/admin', '/admin/login']) {
  test(`${path} is whole, quiet and accessible`, async ({ page }) => {
    const heard = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const answer = await page.goto(path, { waitUntil: 'networkidle' });

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/es') ? 'es' : 'en');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    expect(heard).toEqual([]);
  });
}

test('no page scrolls sideways on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...paths, '/admin']) {
    await page.goto(path);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, path).toBeLessThanOrEqual(0);
  }
});

test('an address that is not there answers 404 with a page that says so', async ({ page }) => {
  for (const path of ['/nothing', '/services/unknown', '/es/nada']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every link on the home page leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of new Set(links)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
