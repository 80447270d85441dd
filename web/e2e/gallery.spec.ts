import { expect, test } from '@playwright/test';
import { seriousFaults } from './support/axe';
import { alive } from './support/ready';

test('the gallery is filtered and looked through with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  const cards = page.getByRole('article');
  // Cards below the first screen are rendered later.
  await expect.poll(() => cards.count()).toBeGreaterThan(6);
  const all = await cards.count();
  const chip = page.getByRole('button', { name: 'Irrigation', exact: true });
  await chip.focus();
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cards.count()).toBeLessThan(all);

  const details = cards.first().getByRole('button', { name: /^View Details/ });
  await details.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(cards).toHaveCount(all);
});

test('a gallery that does not load says so, and tries again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/projects?*', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/es/gallery');
  await expect(page.getByRole('alert')).toBeVisible();

  isDown = false;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the picture of a card opens its project, as its button does', async ({ page }) => {
  await page.goto('/gallery');
  await alive(page);
  // The card's button covers the picture and receives the click.
  await page.getByRole('article').first().getByRole('img').click({ force: true });

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveCSS('object-fit', 'contain');
  await expect(picture.locator('xpath=../..')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});

test('Back closes a project and returns to its place among the cards', async ({ page }) => {
  await page.goto('/gallery');
  await alive(page);
  const card = page.getByRole('article').nth(4);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('button', { name: /^View Details/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(card.getByRole('button', { name: /^View Details/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
