import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { openContactForm } from './support/contact-visitor';
import { aQuote } from './support/api';
import { openFilters } from './support/leads';
import { ownerSession, settledOwner, signInAsOwner } from './support/owner';
import { run } from './support/run';
import { anAddress, fillInSlowly } from './support/visitor';

const origin = process.env['SITE_URL'] ?? '';

test('the office finds a lead, reads it and says what became of it', async ({ page, request }) => {
  const name = `Grace Hopewell ${run}`;
  await aQuote(request, name);
  // An account with a temporary password cannot be used here, because the app opens its settings, even a moment after
  // another tab was chosen.
  await ownerSession({ request });
  await signInAsOwner(page, settledOwner);
  await page.getByRole('tab', { name: 'Leads' }).click();
  // The search renders the list again. If the lead were opened before that, the focus could not return to its row.
  const found = page.waitForResponse(/\/api\/leads\?.*q=Galleon/);
  await openFilters(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Galleon');
  await found;
  await page.getByRole('link', { name }).click();

  await expect(page.getByText('Path lights along the drive, please.')).toBeVisible();
  await expect(page.getByRole('link', { name: /555-0166/ }).first()).toBeVisible();
  await page.getByLabel('Status').filter({ visible: true }).selectOption('contacted');

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name })).toBeFocused();
  await expect(page.getByRole('link', { name })).toBeInViewport();
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Contacted');
});

test('a lead has an address: in another tab, after a reload, and Back from it', async ({ page }) => {
  await ownerSession(page);
  const name = `Wanda Seagrave ${run}`;
  await aQuote(page.request, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/leads?q=Seagrave&kind=quote');
  const row = page.getByRole('link', { name });
  await expect(row, 'the first lead is in the first screen').toBeInViewport();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();

  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    row.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(other).toHaveURL(/\/admin\/leads\/Q-[2-9A-Z]{6}$/);
  await expect(other).toHaveTitle(/^Q-[2-9A-Z]{6} \| Leads \| Admin$/);
  await other.close();

  await row.click();
  await page.reload();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/leads\?q=Seagrave&kind=quote$/);
  await expect(row).toBeVisible();
});

test('a lead prints on one page, without what is for the screen', async ({ page }) => {
  await ownerSession(page);
  const name = `Percy Oaks ${run}`;
  await aQuote(page.request, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/leads?q=Percy');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g), format).toHaveLength(1);
  }

  await page.emulateMedia({ media: 'print' });
  for (const text of ['(239) 555-0166', '44 Galleon Drive, Naples, FL 34102', 'Status: New'])
    await expect(page.getByText(text).filter({ visible: true })).toBeVisible();
  for (const role of ['button', 'tab', 'combobox', 'textbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };

test('a brief with ten photos and all that may be on it keeps its questions and a place to write', async ({
  page,
}) => {
  await ownerSession(page);
  const name = `Paula Oaks ${run}`;
  await aQuote(page.request, name);
  const listed = await page.request.get('/api/leads?q=Paula');
  const { leads } = (await listed.json()) as { leads: { id: string; reference: string }[] };
  await page.route(/\/api\/leads\/Q-/, async (route) => {
    const answer = await route.fetch();
    const lead = (await answer.json()) as Record<string, unknown>;
    const note = { id: 'n', author: 'ruth', kind: 'call', forCrew: true, createdAt: lead['createdAt'] };
    const photo = { id: 'p', state: 'stored', url: '/icon-192.png', width: 192, height: 192 };
    const json = {
      ...lead,
      message: times(60, 'Path lights along the drive.').join(' '),
      notes: times(5, { ...note, text: times(60, 'Gate code 4411.').join(' ') }),
      photos: times(12, photo),
      earlier: times(4, { ...lead, id: 'e' }),
    };
    await route.fulfill({ response: answer, json });
  });
  await page.goto(`/admin/leads/${leads[0]?.reference}/brief`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Gate code' })).toHaveCount(4);

  // The size of a Letter page without the margins of the brief.
  await page.setViewportSize({ width: 725, height: 965 });
  await page.emulateMedia({ media: 'print' });
  const sheet = await boxOf(page.getByRole('article'));
  const room = await boxOf(page.getByRole('region', { name: 'Notes and measurements' }));

  expect(room.height).toBeGreaterThan(50);
  expect(room.y + room.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1);
});

test('a temporary password opens the panel, is changed, and is worth nothing after that', async ({
  page,
  request,
}) => {
  const username = `lead.${run}`;
  const signIn = (password: string) =>
    request.post('/api/user/login', {
      headers: { Origin: origin },
      data: { username, password },
    });
  await signInAsOwner(page);
  const made = await page.request.post('/api/accounts', {
    headers: { Origin: origin },
    data: { username, email: anAddress('crew'), role: 'administrator' },
  });
  const { temporaryPassword } = (await made.json()) as { temporaryPassword: string };
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('heading', { name: 'Request Admin Access' })).toBeVisible();

  await page.goto('/admin?login=true');
  await page.getByLabel('Username').fill(username);
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

test('what a visitor sends stands in the sheet that the office downloads', async ({ page, browser }) => {
  const email = anAddress('odile');
  const visitor = await (await browser.newContext()).newPage();
  await fillInSlowly(visitor);
  await visitor.goto('/contact');
  const form = await openContactForm(visitor);
  await form.locator('[name=name]').fill('Odile Brandt');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=subject]').fill('=Hedge trimming');
  await form.locator('[name=message]').fill('Forty yards of clusia hedge, twice a year.');
  await form.locator('button[type=submit]').click();
  await expect(visitor.locator('main')).toContainText(/C-[A-Z0-9]+/);

  await ownerSession(page);
  await page.goto('/admin/leads');
  await openFilters(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Odile Brandt' }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Note' }) }).click();
  await page.getByLabel('Your note').fill('Called back, wants a price by Friday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Called back, wants a price by Friday.')).toBeVisible();
  await page.getByLabel('Status').filter({ visible: true }).selectOption('won');
  const toasts = page.getByRole('region', { name: /^Notification/ });
  await expect(toasts.getByText('Status: Won', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Odile Brandt');
  expect(lines[1]).toContain('won');
  expect(lines[1], 'a sheet must not take it for a formula').toContain("'=Hedge trimming");
});

test('an owner makes an account, changes it, and disables it, and the trail tells', async ({
  page,
  playwright,
}) => {
  const username = `yard.${run}`;
  await ownerSession(page);
  await page.goto('/admin/accounts');
  await page.getByText('No email? Create a temporary password').click();
  const form = page.getByRole('group').filter({ hasText: 'Create an account' });
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'Email' }).fill(anAddress('yard'));
  await form.getByRole('combobox', { name: 'Role' }).selectOption('user');
  await form.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: `Temporary password for ${username}` });
  const password = (await dialog.locator('.font-mono').innerText()).trim();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const boss = await playwright.request.newContext({ baseURL: origin });
  const credentials = { username, password };
  const signIn = () => boss.post('/api/user/login', { headers: { Origin: origin }, data: credentials });
  expect((await signIn()).status()).toBe(200);

  await page.getByRole('button', { name: `Edit ${username}` }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('administrator');
  const changed = anAddress('boss');
  await page.getByRole('dialog').getByLabel('Email').fill(changed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('article').filter({ hasText: username });
  await expect(row).toContainText('Administrator');
  await expect(row).toContainText(changed);

  await page.getByRole('button', { name: `Disable ${username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  expect((await (await boss.get('/api/user/session')).json()).isAuthenticated).toBe(false);
  expect((await signIn()).status()).toBe(401);
  await boss.dispose();

  await page.getByRole('combobox', { name: 'What happened' }).selectOption('account_disabled');
  await expect(page.getByText(`Account disabled: ${username}`)).toBeVisible();
  expect((await page.request.get('/api/leads/export.csv')).status()).toBe(200);
  await page.getByRole('combobox', { name: 'Area' }).selectOption('leads');
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('leads_exported');
  await expect(page.getByText(`by ${settledOwner.username}`).first()).toBeVisible();
});

test('who signs out in one tab is signed out in the other, where what was typed stays', async ({
  context,
}) => {
  const page = await context.newPage();
  await ownerSession(page);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Mobile Upload' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Paver walk along the lanai');

  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).first().click();

  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.getByLabel('Username').fill(settledOwner.username);
  await page.getByLabel('Password', { exact: true }).fill(settledOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Paver walk along the lanai');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});
