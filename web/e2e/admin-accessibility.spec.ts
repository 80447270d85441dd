import { expect, test, type Page } from '@playwright/test';
import { aPicture, aQuote } from './support/api';
import { expectAccessible, expectNoOverhang, expectReadable } from './support/accessible';
import { openFilters } from './support/leads';
import { asInOlderBrowsers } from './support/older-browser';
import { ownerSession, settledOwner } from './support/owner';
import { loaded } from './support/ready';
import { run } from './support/run';

const withSecondFactor = (account: object) => ({ ...account, hasSecondFactor: true });

/** Opens a dialog and waits until it is visible. */
async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the doors of the admin area are accessible', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
  await expectAccessible(page, 'access request');

  await page.getByRole('button', { name: 'I Already Have Credentials' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expectAccessible(page, 'login form');

  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Show API Diagnostics' }).click();
  await page.getByRole('button', { name: 'Test API Routing' }).click();
  await expect(page.getByText('Pass: Test API Routing')).toBeVisible();
  await expectAccessible(page, 'login page with diagnostics');
});

test('every tab of the admin area is accessible', async ({ page }) => {
  await asInOlderBrowsers(page, 2023);
  await ownerSession(page);
  await page.goto('/admin');
  for (const tab of [
    'Overview',
    'Mobile Upload',
    'Project Images',
    'Quick Upload',
    'Leads',
    'Visits',
    'Accounts',
    'Settings',
  ]) {
    await page.getByRole('tab', { name: tab }).first().click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await loaded(page);
    await expectAccessible(page, tab);
  }
});

test('the parts of the settings are accessible, and an address that shows nothing', async ({ page }) => {
  await ownerSession(page);
  for (const path of [
    'security',
    'sessions',
    'devices',
    'leads',
    'visits',
    'oncall',
    'hooks',
    'mail',
    'site',
    'nothing',
  ]) {
    await page.goto(`/admin/settings/${path}`);
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await loaded(page);
    await expectAccessible(page, path);
  }
});

test('the area is dark where the device is, before its code is there, and the public pages are not', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.locator('html[data-dark]')).toBeAttached();
  await page.unroute('**/assets/*.js');

  await ownerSession(page);
  const name = `Ophelia Night ${run}`;
  await aQuote(page.request, name);
  for (const path of [
    '/admin/upload',
    '/admin/images',
    '/admin/quick-upload',
    '/admin/leads',
    '/admin/accounts',
    '/admin/settings',
    '/admin/settings/security',
    '/admin/settings/mail',
    '/admin/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await loaded(page);
    await expectReadable(page, `dark ${path}`);
  }
  await page.goto('/admin/leads?q=Ophelia');
  await page.getByRole('link', { name }).click();
  await openDialog(page, 'Delete');
  await expectReadable(page, 'dark question');
  await closeDialog(page);

  await page.goto('/admin/settings/site');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html[data-dark]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.locator('html[data-dark]')).toBeAttached();
  await page.getByRole('link', { name: 'Sandhill Grounds' }).first().click();
  await expect(page.locator('html[data-dark]')).toHaveCount(0);
});

/**
 * Overrides the policy for second factors in the page's session. Its real value is the same for all tests, because they
 * share one stack.
 */
async function pretendPolicy(page: Page, policy: 'remind' | 'strict'): Promise<void> {
  await page.route('**/api/user/session', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { secondFactor?: object };
    await route.fulfill({
      response: answer,
      json: { ...session, secondFactor: { isOn: false, hasAuthenticatorApp: false, policy } },
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what a second factor asks for is accessible, ${colorScheme}`, async ({ page }) => {
    const expectFine = colorScheme === 'dark' ? expectReadable : expectAccessible;
    await page.emulateMedia({ colorScheme });
    const refusals = [
      [429, { error: 'no', code: 'too_many_attempts' }],
      [401, { error: 'no', code: 'second_factor_required', factors: ['totp', 'recovery'] }],
      [429, { error: 'no', code: 'second_factor_waiting' }],
    ] as const;
    let tries = 0;
    await page.route('**/api/user/login', (route) => {
      const [status, json] = refusals[tries++] ?? refusals[2];
      return route.fulfill({ status, json, headers: { 'Retry-After': '290' } });
    });
    await page.goto('/admin?login=true');
    await page.getByLabel('Username').fill('ruth');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Try again in 5 minutes/)).toBeVisible();
    await expectFine(page, 'too many tries');
    await page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter');
    const code = page.getByLabel('Code from your authenticator app');
    await expect(code).toBeFocused();
    await expectFine(page, 'code of the authenticator app');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Enter the next code in 5 minutes/)).toBeVisible();
    await expectFine(page, 'too many codes');

    await ownerSession(page);
    await pretendPolicy(page, 'remind');
    await page.goto('/admin');
    const reminder = page.getByRole('complementary', { name: /second factor/ });
    await expect(reminder).toBeVisible();
    await expectFine(page, 'reminder');
    await reminder.getByRole('button', { name: 'Set up now' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Security' })).toBeFocused();

    await page.route('**/api/accounts', async (route) => {
      const answer = await route.fetch();
      const { accounts } = (await answer.json()) as { accounts: object[] };
      await route.fulfill({ response: answer, json: { accounts: accounts.map(withSecondFactor) } });
    });
    await page.goto('/admin/accounts');
    const remove = page.getByRole('button', { name: /^Remove the second factor of/ }).first();
    await remove.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFine(page, 'question: remove second factor');
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();

    await page.unroute('**/api/user/session');
    await pretendPolicy(page, 'strict');
    await page.goto('/admin/leads');
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await loaded(page);
    await expectFine(page, 'required set-up');
    await expect(page).toHaveTitle('Admin');
  });
}

test('the longer Spanish words of every tab fit a small phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.setViewportSize({ width: 320, height: 640 });
  await ownerSession(page);
  await page.goto('/admin');
  for (const tab of [
    'Subir desde el celular',
    'Imágenes de proyectos',
    'Subida rápida',
    'Solicitudes',
    'Cuentas',
    'Ajustes',
  ]) {
    await page.getByRole('tab', { name: tab }).first().click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await loaded(page);
    await expectNoOverhang(page, tab);
  }
  const name = `Wolfeschlegelsteinhausenbergerdorff${run}`;
  await aQuote(page.request, name);
  await page.goto(`/admin/leads?q=${name}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectNoOverhang(page, 'a long name in the list');
});

test('the dashboard is accessible, on a tablet too', async ({ page }) => {
  await ownerSession(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/admin/login');
  for (const tab of ['Overview', 'Content', 'Images', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await loaded(page);
    await expectAccessible(page, tab);
  }
});

test('the dialogs and the bin of the images are accessible', async ({ page }) => {
  await ownerSession(page);
  const title = `Screw pine ${run}`;
  await aPicture(page.request, title);
  await page.goto('/admin/images');
  await openDialog(page, `Delete ${title}`);
  await expectAccessible(page, 'question before an image is deleted');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('button', { name: `Restore ${title}` })).toBeVisible();
  await expectAccessible(page, 'bin of the images');
});

test('a lead and its dialogs are accessible', async ({ page }) => {
  await ownerSession(page);
  const visitor = `Iris Vandermeer ${run}`;
  await aQuote(page.request, visitor);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: visitor }).click();
  await expect(page.getByRole('heading', { name: visitor, level: 2 })).toBeVisible();
  await loaded(page);
  await expectAccessible(page, 'lead');
  for (const name of ['Delete', 'Erase now']) {
    await openDialog(page, name);
    await expectAccessible(page, `question: ${name}`);
    await closeDialog(page);
  }
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await openFilters(page);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await loaded(page);
  await expectAccessible(page, 'filters of the leads');
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Back to the leads' })).toBeVisible();
  await loaded(page);
  await expectAccessible(page, 'bin of the leads');
});

test('the dialogs of accounts and of the second factor are accessible', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin/accounts');
  await openDialog(page, `Edit ${settledOwner.username}`);
  await expectAccessible(page, 'edit account');
  await closeDialog(page);
  await openDialog(page, `New temporary password for ${settledOwner.username}`);
  await expectAccessible(page, 'question: temporary password');
  await closeDialog(page);

  await page.goto('/admin/settings/security');
  await page.getByLabel('Your password', { exact: true }).fill(settledOwner.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page, 'second factor');
});
