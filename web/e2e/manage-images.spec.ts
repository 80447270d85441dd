import { expect, test } from '@playwright/test';
import { signInAsOwner } from './support/owner';
import { aPhoto } from './support/photo';

test('an administrator signs in and uploads a photograph, and visitors see it in the gallery', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await page.getByRole('tab', { name: 'Mobile Upload' }).click();
  await page.locator('input[type=file]').setInputFiles(await aPhoto('driveway palms.jpg'));
  await expect(page.getByLabel('Project Title')).toHaveValue('Driveway palms');
  await page.getByLabel('Category').selectOption('hardscaping');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await expect(page.getByText('Photo uploaded successfully!', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/gallery');
  await visitor.getByRole('button', { name: 'Hardscaping' }).click();
  const card = visitor.locator('article, li').filter({ hasText: 'Driveway palms' }).first();
  await expect(card).toBeVisible();
  const picture = card.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await card.getByRole('button', { name: /View Details/ }).click();
  await expect(visitor.getByRole('dialog')).toContainText('Driveway palms');
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toBeHidden();
});

test('a wrong password opens nothing', async ({ page }) => {
  await page.goto('/admin?login=true');
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
});
