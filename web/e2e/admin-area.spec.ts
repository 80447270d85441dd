import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { signInAsOwner } from './support/owner';

const origin = process.env['SITE_URL'] ?? '';

async function aQuote(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/api/quotes', {
    headers: { Origin: origin },
    data: {
      name,
      email: 'grace@visitor.example',
      phone: '(239) 555-0166',
      address: '44 Galleon Drive, Naples, FL 34102',
      services: ['lighting'],
      message: 'Path lights along the drive, please.',
    },
  });
  expect(answer.status()).toBe(201);
}

test('the office finds a lead, reads it and says what became of it', async ({ page, request }) => {
  await aQuote(request, 'Grace Hopewell');
  await signInAsOwner(page);
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Galleon');
  await page.getByRole('button', { name: 'Grace Hopewell' }).click();

  await expect(page.getByText('Path lights along the drive, please.')).toBeVisible();
  await expect(page.getByRole('link', { name: /555-0166/ }).first()).toBeVisible();
  await page.getByLabel('Status').filter({ visible: true }).selectOption('contacted');

  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Grace Hopewell' })).toContainText('Contacted');
});

test('every tab of the admin area is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsOwner(page);
  for (const tab of ['Mobile Upload', 'Project Images', 'Quick Upload', 'Leads', 'Accounts', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      serious.map(({ id, nodes }) => `${tab}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, tab).toBeLessThanOrEqual(0);
  }
});

test('a temporary password opens the panel, is changed, and is worth nothing after that', async ({
  page,
  request,
}) => {
  const signIn = (password: string) =>
    request.post('/api/user/login', {
      headers: { Origin: origin },
      data: { username: 'crew.lead', password },
    });
  await signInAsOwner(page);
  const made = await page.request.post('/api/accounts', {
    headers: { Origin: origin },
    data: { username: 'crew.lead', email: 'crew@visitor.example', role: 'administrator' },
  });
  const { temporaryPassword } = (await made.json()) as { temporaryPassword: string };
  await page.getByRole('button', { name: 'Logout' }).first().click();

  await page.goto('/admin?login=true');
  await page.getByLabel('Username').fill('crew.lead');
  await page.getByLabel('Password', { exact: true }).fill(temporaryPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Change Password Now' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(temporaryPassword);
  await page.getByLabel('New password', { exact: true }).fill('seagrape 41 lantern');
  await page.getByLabel('Confirm new password', { exact: true }).fill('seagrape 41 lantern');
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();

  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password Now' })).toBeHidden();
  expect((await signIn(temporaryPassword)).status()).toBe(401);
  expect((await signIn('seagrape 41 lantern')).status()).toBe(200);
});
