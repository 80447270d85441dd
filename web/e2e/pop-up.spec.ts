import { expect, test, type Locator, type Page } from '@playwright/test';
import { withoutMap } from './support/quiet-page';

/** The page ten seconds after its load, by its own clock. */
async function tenSecondsLater(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}

/** Whether two things that show lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await page.clock.install();
});

test('the pop-up comes after ten seconds, and a dismissed one stays away', async ({ page }) => {
  await page.goto('/privacy');
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  await page.clock.runFor(9000);
  await expect(popup).toBeHidden();
  await tenSecondsLater(page);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);

  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.reload();
  await tenSecondsLater(page);
  await expect(popup).toBeHidden();
});

test('nothing that is fixed lies over anything else', async ({ page }) => {
  await page.goto('/careers');
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  await tenSecondsLater(page);
  await expect(popup).toBeVisible();
  const help = page.getByRole('button', { name: 'Help', exact: true }).locator('visible=true');
  expect(await overlap(popup, help)).toBe(false);
  expect(await overlap(popup, page.locator('header'))).toBe(false);

  await help.click();
  const card = page.getByRole('region', { name: 'How can we help?' });
  await expect(card).toBeVisible();
  expect(await overlap(page.locator('[data-quote-popup]'), card)).toBe(false);
  expect(await overlap(card, help)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('the pop-up waits until a dialog is closed', async ({ page }) => {
  await page.goto('/gallery');
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Highlights' });
  await expect(dialog).toBeVisible();
  await tenSecondsLater(page);
  await expect(popup).toBeHidden();

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(1000);
  await expect(popup).toBeVisible();
});
