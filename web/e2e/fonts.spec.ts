import { expect, test } from '@playwright/test';
import { untilReleased } from '../src/testing/until-released';
import { deviceFonts, showIn } from './support/device-fonts';
import { beyondTheEdge } from './support/beyond-the-edge';
import { inOtherFonts } from './support/other-fonts';
import { alive } from './support/ready';

test('a page is in the fonts of the site, and so is what opens on it and the page after it', async ({
  page,
}) => {
  const expectOwnFonts = () => expect.poll(() => page.evaluate(inOtherFonts)).toEqual([]);
  await page.goto('/services');
  await alive(page);
  await expectOwnFonts();
  // Browsers log a warning if a font was preloaded long before it is used.
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOwnFonts();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  await expectOwnFonts();
  await page.locator('#mobile-menu').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expectOwnFonts();
});

test('a page whose fonts are gone is read in those of the device', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());

  await page.goto('/services');
  await alive(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'serif');
});

/** Runs in the page. Returns the sum of all layout shifts since it was loaded. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const take = (entries: PerformanceEntryList) => {
      for (const { value } of entries as Array<PerformanceEntry & { value: number }>) sum += value;
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        take(observer.takeRecords());
        observer.disconnect();
        resolve(sum);
      }),
    );
  });
}

const someWidths = [320, 375, 412, 768, 1440];
const otherWidths = [345, 360, 390, 393, 430, 540, 1024, 1280, 1920];

/**
 * Tested pages. The home page has every kind of text, so it is tested at all widths; the widths in `between` are tested
 * with one device each.
 */
const pages = [
  { path: '/', between: otherWidths },
  { path: '/es', between: [] },
  // The title of this page becomes one line shorter in the site's font.
  { path: '/es/plant-problems', between: [] },
  { path: '/nothing-here', between: [] },
];

const devices = Object.entries(deviceFonts);
const cases = devices.flatMap(([device, own], index) =>
  pages.map(({ path, between }) => {
    const ofThisDevice = between.filter((_, number) => number % devices.length === index);
    return { path, at: [...someWidths, ...ofThisDevice], device, own };
  }),
);

for (const { path, at, device, own } of cases)
  test(`nothing moves on ${path} on ${device} when its fonts arrive after its first picture`, async ({
    page,
  }) => {
    let fonts = untilReleased();
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await fonts.released;
      await route.continue();
    });
    await showIn(page, own);
    for (const width of at) {
      fonts = untilReleased();
      asked = 0;
      // Layout shifts caused by resizing do not count, because they belong to the previous page.
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await alive(page);
      expect(asked, `${width} px, requests for fonts`).toBeGreaterThan(0);
      await expect(page.locator('html[data-fonts]')).toHaveCount(0);
      // Layout shifts up to here come from a busy machine that paints the page in pieces, and not from the fonts.
      const before = await page.evaluate(layoutShift);
      expect(await page.evaluate(beyondTheEdge), `${width} px, in the device's fonts`).toEqual([]);

      fonts.release();
      await expect(page.locator('html[data-fonts]')).toHaveCount(1);
      const after = await page.evaluate(layoutShift);
      expect(after - before, `${width} px`).toBeLessThan(0.02);
    }
  });

test('a phone that is turned shows each text at the size of its own', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await expect(page.locator('html[data-fonts]')).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 700 });
  await expect(page.locator('[data-keeps-height] h2').first()).toHaveAttribute('style', /min-height/);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('[data-keeps-height] [style*="min-height"]')).toHaveCount(0);
});
