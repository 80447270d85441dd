import { expect, test } from '@playwright/test';
import { alive, loaded } from './support/ready';

/** Maximum height of each page on a phone 390 px wide, in pixels. */
const longest = [
  ['', 7500],
  ['/services/hoa-packages', 6500],
  ['/contact', 4000],
] as const;

for (const language of ['', '/es'])
  for (const [path, most] of longest)
    test(`${language}${path || '/'} is at most ${most} px long on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${language}${path}` || '/');
      await alive(page);
      await loaded(page);

      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    });

test('/contact keeps its hours while their code is on the way', async ({ page }) => {
  await page.route('**/assets/business-hours-*.js', () => undefined);
  await page.goto('/contact#message');
  // The server never receives the hash, so the form opens only when the browser has rendered the page again.
  await expect(page.locator('#message details')).toHaveAttribute('open', '');

  await expect(page.locator('main > section').first().locator('dl')).toBeVisible();
});

for (const language of ['', '/es'])
  test(`${language}/contact shows phone and hours in the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${language}/contact`);
    const intro = page.locator('main > section').first();

    await expect(intro.getByRole('link', { name: /\(239\) 555-0142/ })).toBeInViewport({ ratio: 1 });
    await expect(intro.locator('dl')).toBeInViewport({ ratio: 1 });
  });

for (const width of [320, 360, 390, 412, 768, 1024, 1440, 1920])
  test(`the hero's picture is whole and under no text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 1024 });
    for (const path of ['/', '/es']) {
      await page.goto(path);
      await alive(page);
      const picture = await page.locator('[data-visible=true] img').boundingBox();
      const text = await page.locator('[data-slide]:not([inert]) h2 span').boundingBox();
      if (!picture || !text) throw new Error('The hero has no picture or no text');

      expect(picture.width / picture.height, path).toBeGreaterThan(1.3);
      expect(picture.width / picture.height, path).toBeLessThan(1.75);
      const isBelow = text.y >= picture.y + picture.height - 1;
      const isBeside = text.x + text.width <= picture.x + 1;
      expect(isBelow || isBeside, path).toBe(true);
    }
  });

for (const width of [1024, 1280, 1440, 1920, 2560])
  test(`no text of a page's head lies on its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/services', '/careers', '/gallery', '/es/services/landscape-design', '/es/plants']) {
      await page.goto(path);
      await alive(page);
      const head = page.locator('main section').first();
      const picture = await head.locator('div').first().boundingBox();
      const rights = await head.locator('h1, h1 + p, a, button').evaluateAll((texts) =>
        texts.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        }),
      );

      expect(rights.length, path).toBeGreaterThan(1);
      expect(Math.max(...rights), path).toBeLessThan(picture?.x ?? 0);
      // In a flatter picture, people's heads would be cut off.
      expect(picture!.width / picture!.height, path).toBeLessThan(2.6);
    }
  });

for (const [width, path] of [
  [390, '/nothing-here'],
  [768, '/es/nothing-here'],
] as const)
  test(`the title of ${path} stays where it is while the rest of the page arrives at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await alive(page);
    const title = page.getByRole('heading', { level: 1 });
    const whole = await title.boundingBox();

    // Simulates a browser that has received only the beginning of the page.
    await page.evaluate(() =>
      document.querySelectorAll('main picture, h1 ~ *').forEach((part) => part.remove()),
    );

    expect((await title.boundingBox())?.y).toBe(whole?.y);
  });

for (const width of [1024, 1440])
  test(`the reasons to trust the firm are in line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/es']) {
      await page.goto(path);
      await alive(page);
      await expect(page.locator('html[data-fonts]')).toHaveCount(1);
      const titles = page.locator('ul[data-keeps-height] strong');
      const tops = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

      expect(new Set(tops).size, path).toBe(tops.length / 3);
    }
  });

test('the page of an entry that is gone says so without the code of such entries', async ({ page }) => {
  await page.route(/\/assets\/(story|plant|plant-problem|service-detail)-page-/, () => undefined);

  for (const path of ['/gallery/gone', '/es/plants/gone', '/plant-problems/gone', '/es/services/gone']) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      /Page Not Found|Página no encontrada/,
    );
  }
});

for (const language of ['', '/es'])
  test(`${language}: a phone in landscape shows a page's title in its first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of ['/services', '/services/irrigation', '/gallery', '/about', '/careers', '/plants']) {
      await page.goto(`${language}${path}`);

      await expect(page.locator('h1'), path).toBeInViewport({ ratio: 1 });
    }
  });
