import { expect, test } from '@playwright/test';
import { inOtherFonts } from './support/other-fonts';
import { alive } from './support/ready';

test('a page is in the fonts of the site, and so is what opens on it and the page after it', async ({
  page,
}) => {
  const expectOwnFonts = () => expect.poll(() => page.evaluate(inOtherFonts)).toEqual([]);
  await page.goto('/services');
  await alive(page);
  await expectOwnFonts();

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
