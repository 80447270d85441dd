import { expect, test, type Locator, type Page } from '@playwright/test';
import { alive } from './support/ready';

/** Advances the page's clock by ten seconds. */
async function tenSecondsLater(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
}

/** Returns whether the visible boxes of two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.beforeEach(async ({ page }) => {
  // The page's clock does not advance while the page loads.
  await page.clock.install({ time: new Date('2026-03-02T14:00:00Z') });
  // The clock continues between the two calls and cannot be set back, so it is paused at a later time.
  await page.clock.pauseAt(new Date('2026-03-02T14:01:00Z'));
});

test('the pop-up comes after ten seconds, and a dismissed one stays away', async ({ page }) => {
  await page.goto('/privacy');
  await alive(page);
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  await page.clock.runFor(9000);
  await expect(popup).toBeHidden();
  await tenSecondsLater(page);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);

  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.reload();
  await alive(page);
  await tenSecondsLater(page);
  await expect(popup).toBeHidden();
});

test('nothing that is fixed lies over anything else', async ({ page }) => {
  await page.goto('/careers');
  await alive(page);
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
  await expect(popup).toBeVisible();

  // In print, the pop-up would cover the text of each page.
  await page.emulateMedia({ media: 'print' });
  await expect(popup).toBeHidden();
});

/**
 * Advances the page's clock in small steps until an element is visible, because the store reports changes by that
 * clock. The total stays far below the pop-up's ten seconds.
 */
async function tickUntilVisible(page: Page, thing: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(thing).toBeVisible({ timeout: 250 });
  }).toPass();
}

test('the pop-up waits another ten seconds when a dialog is closed', async ({ page }) => {
  const code = page.waitForResponse(/\/assets\/offers-[^/]+\.js$/);
  await page.goto('/gallery');
  await alive(page);
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  const details = page.getByRole('button', { name: /^View Details/ }).first();
  await tickUntilVisible(page, details);
  await details.click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'I want something like this' });
  await tickUntilVisible(page, dialog);
  // The pop-up's code is requested two seconds after the page. It must have loaded while the dialog is open.
  await page.clock.runFor(2000);
  await (await code).finished();
  await tenSecondsLater(page);
  await expect(popup).toBeHidden();

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(1000);
  await expect(popup).toBeHidden();
  // The code's file has arrived, but the code may run later, so the clock is advanced several times.
  await expect(async () => {
    await tenSecondsLater(page);
    await expect(popup).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the pop-up comes over no form and no buttons of the hero, and not while a form is begun', async ({
  page,
  isMobile,
}) => {
  let hasCode = false;
  page.on('response', (response) => (hasCode ||= response.url().includes('/offers-')));
  await page.goto('/');
  await alive(page);
  const popup = page.getByRole('dialog', { name: 'Planning a project?' });
  await expect(page.getByRole('link', { name: 'View Our Portfolio' })).toBeInViewport();
  // On a small screen, the pop-up would cover the buttons; on a large one it is beside them.
  if (isMobile) {
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(hasCode).toBe(true);
    }).toPass();
    await page.clock.runFor(30_000);
    await expect(popup).toBeHidden();
  }

  await page.getByRole('heading', { name: 'Everything a property needs' }).scrollIntoViewIfNeeded();
  await expect(async () => {
    await tenSecondsLater(page);
    await expect(popup).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator('#quote form').scrollIntoViewIfNeeded();
  await expect(popup).toBeHidden();

  await page.locator('#quote').getByLabel('Full name').fill('Rosa');
  await page.getByRole('heading', { name: 'Everything a property needs' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(30_000);
  await expect(popup).toBeHidden();
});
