import { expect, type Locator } from '@playwright/test';
import { seriousFaults } from './support/axe';
import { beyondTheEdge } from './support/beyond-the-edge';
import { brokenWords } from './support/broken-words';
import { pageWithLargeLetters } from './support/large-letters';
import { test } from './support/one-page';
import { inOtherFonts } from './support/other-fonts';
import { publicPaths } from './support/public-paths';
import { complaints } from './support/quiet-page';
import { alive, loaded } from './support/ready';

const narrow = [
  ['320 pixels', { width: 320, height: 640 }],
  ['1280 pixels at 200 %', { width: 640, height: 400 }],
] as const;

for (const path of [...publicPaths, '/admin', '/admin/login']) {
  test(`${path} is whole, quiet and accessible, on a phone, narrower, and on a desktop`, async ({ page }) => {
    const heard = complaints(page);

    const answer = await page.goto(path);
    await alive(page);
    await loaded(page);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/es') ? 'es' : 'en');
    await expect.poll(() => page.evaluate(inOtherFonts)).toEqual([]);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(brokenWords)).toEqual([]);
    for (const [what, viewport] of narrow) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(beyondTheEdge), what).toEqual([]);
      expect(await page.evaluate(brokenWords), what).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await seriousFaults(page)).toEqual([]);
    expect(heard).toEqual([]);
  });
}

test('without JavaScript, a page says what does not work, and waits for nothing', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/gallery');
  await expect(page.getByText(/^Without JavaScript, the forms, the gallery/)).toBeVisible();
  await expect(page.getByText('Loading projects')).toBeHidden();
  await page.goto('/es/contact');
  await expect(page.getByText(/^Sin JavaScript no funcionan los formularios/)).toBeVisible();
  await page.goto('/q/no-such-page');
  await expect(page.getByText(/JavaScript.* Por favor, llámenos/)).toBeVisible();
  await page.close();
});

test('the signs of social networks are seen in forced colors', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' });
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Facebook/ });
  const color = await link.evaluate((element) => getComputedStyle(element).color);
  await expect(link.locator('span')).toHaveCSS('background-color', color);
  await page.close();
});

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('in forced colors, buttons have an edge, and what is chosen differs from what is not', async ({
  browser,
}) => {
  const page = await browser.newPage({ forcedColors: 'active' });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Request my quote' })).toHaveCSS('border-top-width', '2px');
  const mark = page.locator('li', { hasText: /^We serve$/ }).locator('span');
  expect(await background(mark)).not.toBe(await background(page.locator('body')));
  await page.goto('/gallery');
  const filter = (isChosen: boolean) =>
    page.getByRole('main').getByRole('button', { pressed: isChosen }).first();
  expect(await background(filter(true))).not.toBe(await background(filter(false)));
  await page.close();
});

test('menu and help are in reach on a phone whose letters are twice as large', async () => {
  const page = await pageWithLargeLetters();
  for (const path of ['/plants', '/es/plants/oleander']) {
    await page.goto(path);
    await alive(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const name of [/^Men[uú]$/, /^(Help|Ayuda)$/])
      await expect(page.getByRole('button', { name }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/es', '/es/about', '/es/contact']) {
    await page.goto(path);
    await alive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  // A sticky header would cover more than a third of the window.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.context().browser()?.close();
});

test('nothing moves automatically for visitors who prefer reduced motion', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Our Portfolio' })).toBeVisible();
  await page.clock.runFor(30_000);

  await expect(page.getByRole('link', { name: 'View Our Portfolio' })).toBeVisible();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  await page.close();
});
