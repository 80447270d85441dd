import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { aQuote } from './support/api';
import { openFilters } from './support/leads';
import { ageSignIn } from './support/old-sign-in';
import { makeAccount } from './support/owner';
import { loaded } from './support/ready';
import { run } from './support/run';
import { addAuthenticator, offerInFields } from './support/virtual-authenticator';

const keeper = {
  username: `keeper.${run}`,
  password: 'buttonwood 27 ferry',
  role: 'administrator',
} as const;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const signInForm = async (page: Page) => {
  await page.goto('/admin?login=true');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
};

async function enterPassword(page: Page): Promise<void> {
  await signInForm(page);
  await page.getByLabel('Username').fill(keeper.username);
  await page.getByLabel('Password', { exact: true }).fill(keeper.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('heading', { name: 'Request Admin Access' })).toBeVisible();
}

async function isSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: `Hello, ${keeper.username}` })).toBeVisible();
}

test('a passkey is added, signs in alone and as second step, confirms, and is removed', async ({ page }) => {
  await makeAccount(page.request, keeper);
  await page.context().clearCookies();
  await addAuthenticator(page);
  await enterPassword(page);
  await isSignedIn(page);

  await test.step('the first passkey brings recovery codes', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Security' }).click();
    await loaded(page);
    await expectAccessible(page, 'security settings');
    await page.getByLabel('Name of this device').fill('Yard tablet');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Recovery codes', exact: true })).toBeFocused();
    await expectAccessible(page, 'recovery codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Yard tablet' })).toContainText('not used yet');
  });

  await test.step('it signs in without name and password', async () => {
    await signOut(page);
    await signInForm(page);
    await expectAccessible(page, 'sign-in with a passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isSignedIn(page);
  });

  await test.step('it is the second step after the password', async () => {
    await signOut(page);
    await enterPassword(page);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByText('Login Failed')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await expectAccessible(page, 'second step');
    await page.keyboard.press('Enter');
    await isSignedIn(page);
  });

  await test.step('an old sign-in is confirmed before the sheet is downloaded', async () => {
    await aQuote(page.request, 'Wendel Marsh');
    await page.goto('/admin/leads');
    await ageSignIn(keeper.username);
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await openFilters(page);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(question.getByLabel('Your password')).toBeVisible();
    await expectAccessible(page, 'fresh sign-in');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused();

    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  });

  await test.step('it signs in when it is chosen in a field', async () => {
    await signOut(page);
    await offerInFields(page);
    await page.goto('/admin?login=true');
    await isSignedIn(page);
    await page.evaluate(() => sessionStorage.clear());
  });

  await test.step('without it, the password is enough again', async () => {
    await page.goto('/admin/settings/security');
    await page.getByRole('button', { name: 'Rename Yard tablet' }).click();
    await page.getByRole('dialog').getByLabel('Name of this device').fill('Old tablet');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove Old tablet' }).click();
    await expect(page.getByRole('dialog')).toContainText('This is your only second factor');
    await expectAccessible(page, 'question: remove passkey');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await signOut(page);
    await enterPassword(page);
    await isSignedIn(page);
  });
});

test('the Spanish words of the sign-in and of the security settings fit a small phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin?login=true');
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
  await expectNoOverhang(page, 'sign-in');
});
