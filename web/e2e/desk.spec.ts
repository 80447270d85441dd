import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { aQuote } from './support/api';
import { caughtMails } from './support/mail-catchers';
import { ownerSession, settledOwner } from './support/owner';
import { loaded } from './support/ready';
import { run } from './support/run';

test('the owner works a lead on a phone: takes it, answers, and says when next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ownerSession(page);
  const streams = page.waitForResponse('**/api/lead-events');
  await page.goto('/admin/leads');
  await streams;
  await loaded(page);
  const name = `Delia Marsh ${run}`;
  await aQuote(page.request, name);
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row, 'a new lead appears without a reload').toBeVisible();
  await row.getByRole('link', { name }).click();

  const lead = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await lead.getByRole('button', { name: 'I have it' }).click();
  await expect(lead.getByText(/^office\.owner has had it since/)).toBeVisible();
  const owner = page.getByRole('combobox', { name: 'Assigned to' });
  await expect(owner.locator('option:checked')).toHaveText('office.owner (you)');

  await page.getByRole('combobox', { name: 'Ready answer' }).selectOption('A visit');
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await expect(answer).toHaveValue(new RegExp(`^Hello ${name},`));
  const plan = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a plan') };
  await page.getByLabel('Add images or PDFs').setInputFiles(plan);
  await expect(page.getByRole('button', { name: 'Remove Plan.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  const talk = page.getByRole('list', { name: 'Conversation' });
  await expect(talk.getByRole('listitem').filter({ hasText: 'office.owner answered' })).toContainText(
    /Plan\.pdf.*Sent/s,
  );
  await expect(answer).toHaveValue('');
  await expect(lead.getByText('Contacted', { exact: true })).toBeVisible();
  const mails = await caughtMails();
  expect(mails.filter(({ text }) => text.includes(`Hello ${name},`))).toHaveLength(1);

  await page.getByRole('button', { name: 'In 3 days' }).click();
  await expect(talk.getByText(/office\.owner: Follow-up day/)).toBeVisible();
  await expectAccessible(page, 'lead');
});

test('a session that ends while a lead is typed in asks to sign in, and keeps the lead', async ({
  page,
  context,
}) => {
  await ownerSession(page);
  await page.goto('/admin/leads');
  // The banner appears late and could move the button during a press.
  await loaded(page);
  await page.getByRole('button', { name: 'Add lead' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Odalys Ferrer');
  await page.getByRole('textbox', { name: 'Phone' }).fill('239 555 0177');
  await context.clearCookies();
  // The press is forced, because a background request of the page may notice the ended session first and cover the
  // button.
  await page.getByRole('button', { name: 'Save lead' }).click({ force: true });

  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await expectAccessible(page, 'a sign-in above a dialog');
  await page.getByRole('textbox', { name: 'Username' }).fill(settledOwner.username);
  await page.getByLabel('Password', { exact: true }).fill(settledOwner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Odalys Ferrer' })).toBeVisible();
});

test('the desk fits a small phone, in Spanish too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await ownerSession(page);
  const name = `Wilhelmina Featherstonehaugh-Montgomery ${run}`;
  await aQuote(page.request, name);
  await page.goto('/admin/leads');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
  await expect(page.getByText('1 solicitud seleccionada')).toBeVisible();
  await expectAccessible(page, 'several leads');

  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Agregar solicitud', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a lead is typed in');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Próximo paso' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar los datos' }).click();
  await expect(page.getByRole('form', { name: 'Editar los datos' })).toBeVisible();
  await expectAccessible(page, 'a lead is corrected');
});
