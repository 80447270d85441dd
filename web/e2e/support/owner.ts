import { expect, type Page } from '@playwright/test';

/** Signs the first administrator in through the form. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/admin?login=true');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill(process.env['OWNER_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
}
