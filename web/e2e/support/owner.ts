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

/** The first administrator's session, without the form. */
export async function ownerSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/user/login', {
    headers: { Origin: process.env['SITE_URL'] ?? '' },
    data: { username: 'owner', password: process.env['OWNER_PASSWORD'] ?? '' },
  });
  expect(answer.status()).toBe(200);
}
