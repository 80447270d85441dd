import { expect, type Page, test } from '@playwright/test';
import { alive } from './support/ready';

test('the services page narrows to the service its hash names, and back', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');
  await page.getByRole('link', { name: 'Learn More about Irrigation' }).click();
  await expect(page).toHaveURL(/\/services#irrigation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Irrigation');
  await expect(page.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();

  await page.evaluate(() => {
    location.hash = 'hoa-packages';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Packages');
  await expect(page.getByRole('heading', { name: 'Communities in bloom' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'HOA Packages' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Irrigation' })).not.toBeChecked();

  await page.getByRole('link', { name: 'Back to All Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');

  await page.goto('/services#fishing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');
});

/** Returns the distance of the service's section from the top of the window, in pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`section#${id}`).evaluate((section) => section.getBoundingClientRect().top);

test('a service chosen low in the grid shows from its top and has the focus, and so does the grid again', async ({
  page,
}) => {
  await page.goto('/services');
  await alive(page);
  const last = page.getByRole('link', { name: 'Learn More about Land Development' });
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);

  await last.click();

  const section = page.getByRole('region', { name: 'Land Development' });
  await expect(section).toBeFocused();
  const header = await page.locator('[data-site-header]').boundingBox();
  // The page scrolls smoothly, so the section reaches its position after a while.
  const below = (header?.height ?? 0) - 1;
  await expect.poll(() => topOf(page, 'land-development')).toBeGreaterThanOrEqual(below);
  expect(await topOf(page, 'land-development')).toBeLessThan(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Back to All Services' })).toBeInViewport();

  await page.mouse.wheel(0, 900);
  await page.getByRole('link', { name: 'Back to All Services' }).click();
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(section).toBeFocused();
});
