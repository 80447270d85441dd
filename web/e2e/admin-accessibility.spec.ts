import { expect, test, type Page } from '@playwright/test';
import { aPicture, aQuote } from './support/api';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { ownerSession, settledOwner } from './support/owner';
import { loaded } from './support/ready';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

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
  await ownerSession(page);
  await page.goto('/admin');
  for (const tab of ['Mobile Upload', 'Project Images', 'Quick Upload', 'Leads', 'Accounts', 'Settings']) {
    await page.getByRole('tab', { name: tab }).first().click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await loaded(page);
    await expectAccessible(page, tab);
  }
});

test('the longer Spanish words of every tab fit a small phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.setViewportSize({ width: 320, height: 640 });
  await ownerSession(page);
  await page.goto('/admin');
  for (const tab of [
    'Subir desde el móvil',
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
  await aPicture(page.request, 'Screw pine');
  await page.goto('/admin?tab=images');
  await page.getByRole('button', { name: 'Delete Screw pine' }).first().press('Enter');
  await expectAccessible(page, 'question before an image is deleted');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Restore Screw pine' }).first()).toBeVisible();
  await expectAccessible(page, 'bin of the images');
});

test('a lead and its dialogs are accessible', async ({ page }) => {
  await ownerSession(page);
  await aQuote(page.request, 'Iris Vandermeer');
  await page.goto('/admin?tab=leads');
  await page.getByRole('button', { name: 'Iris Vandermeer' }).click();
  await expect(page.getByRole('heading', { name: 'Iris Vandermeer', level: 2 })).toBeVisible();
  await loaded(page);
  await expectAccessible(page, 'lead');
  for (const name of ['Delete', 'Erase now']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page, `question: ${name}`);
    await closeDialog(page);
  }
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Back to the leads' })).toBeVisible();
  await loaded(page);
  await expectAccessible(page, 'bin of the leads');
});

test('the dialogs of accounts and of the second factor are accessible', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin?tab=accounts');
  await page.getByRole('button', { name: `Edit ${settledOwner.username}` }).click();
  await expectAccessible(page, 'edit account');
  await closeDialog(page);
  await page.getByRole('button', { name: `New temporary password for ${settledOwner.username}` }).click();
  await expectAccessible(page, 'question: temporary password');
  await closeDialog(page);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(settledOwner.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page, 'second factor');
});
