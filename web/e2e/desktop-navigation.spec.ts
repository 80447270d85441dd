import { expect, test, type Locator } from '@playwright/test';
import { profile } from './support/company';
import { alive } from './support/ready';

test('the dropdown of services opens, moves and closes with the keyboard', async ({ page }) => {
  await page.goto('/careers');
  await alive(page);
  const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
  const menu = page.getByRole('menu');
  const items = menu.getByRole('menuitem');
  /**
   * Presses a key and waits until the focus has moved, because the next key would otherwise start from the previous
   * item.
   */
  const pressTo = async (key: string, item: Locator) => {
    await page.keyboard.press(key);
    await expect(item).toBeFocused();
  };
  await trigger.focus();
  await pressTo('ArrowDown', items.filter({ hasText: 'All services' }));
  await pressTo('ArrowDown', items.nth(1));
  await pressTo('ArrowDown', items.filter({ hasText: 'Landscape Design' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();

  await pressTo('Enter', items.first());
  await pressTo('End', items.last());
  await pressTo('ArrowUp', items.nth(-2));
  await pressTo('End', items.last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plant-problems$/);
  await expect(menu).toBeHidden();
});

test('the dropdowns close with their trigger and with a press elsewhere', async ({ page }) => {
  await page.goto('/careers');
  await alive(page);
  const menu = page.getByRole('menu');
  for (const name of ['Services', 'Admin']) {
    const trigger = page.getByRole('banner').getByRole('button', { name, exact: true });
    await trigger.click();
    await expect(menu).toBeVisible();
    await trigger.click();
    await expect(menu).toBeHidden();
    await trigger.click();
    await expect(menu).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
  }
});

test('phone number and "Get a Quote" stay in reach on a long page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: profile.phone.display })).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('link', { name: 'Get a Quote' })).toBeInViewport({ ratio: 1 });
});

test('the keyboard begins at the content of a page that was opened by a link', async ({ page }) => {
  await page.goto('/careers');
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Our gallery' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('the heading of the services page takes two lines beside its picture', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await expect(page.locator('html[data-fonts]')).toHaveCount(1);

  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

  expect(lines).toBe(2);
});
