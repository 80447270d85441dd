import { expect, type Page, test } from '@playwright/test';
import { aQuote } from './support/api';
import { ownerSession } from './support/owner';
import { aPhoto } from './support/photo';
import { loaded } from './support/ready';
import { run } from './support/run';

/** Opens the overview with a lead in it. The page's bars are as long as the numbers of leads. */
async function openFigures(page: Page): Promise<void> {
  await ownerSession(page);
  await aQuote(page.request, `Contrast ${run}`);
  await page.goto('/admin');
  await loaded(page);
}

const background = (element: HTMLElement | SVGElement) => getComputedStyle(element).backgroundColor;

test('forced colors leave the bars of the figures', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openFigures(page);

  const bar = page.locator('th span[aria-hidden]').first();
  await expect(bar).toBeVisible();
  expect(await bar.evaluate(background)).not.toBe(await page.locator('body').evaluate(background));
});

test('forced colors leave the bar that shows how much is sent', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await ownerSession(page);
  await page.route('**/api/projects', () => undefined);
  await page.goto('/admin/upload');
  await page.locator('input[type=file]').setInputFiles(await aPhoto(`contrast ${run}.jpg`));
  await page.getByRole('button', { name: 'Upload Photo' }).click();

  await expect(page.getByRole('progressbar').first()).toHaveCSS('appearance', 'auto');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`more contrast makes quiet texts as strong as the others, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await openFigures(page);

    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator('thead').first()).toHaveCSS('color', ink);
  });
