import { expect, test } from '@playwright/test';
import { openContactForm } from './support/contact-visitor';
import { alive } from './support/ready';

const gone = { status: 404, contentType: 'text/html', body: 'gone' };
const notice = 'A part of this page did not load';

/** Simulates an upgrade of the site after the page was opened: the file with the forms' code is missing. */
test('a form on a page that is older than the site says so, and keeps what was typed', async ({ page }) => {
  const code = '**/assets/quote-form-code-*.js';
  await page.route(code, (route) => route.fulfill(gone));
  await page.goto('/services/irrigation');
  await alive(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByRole('button', { name: 'Request my quote' }).click();

  const alert = form.getByRole('alert');
  await expect(alert).toContainText(notice);
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Load the page again' }).click();

  await expect(alert).toBeHidden();
  await expect(form.getByLabel('Full name')).toHaveValue('Rosa Marín');
  await form.getByRole('button', { name: 'Request my quote' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('Rosa Marín');
});

test('a form whose code was lost on the way comes alive at the next touch', async ({ page }) => {
  let failures = 1;
  await page.route('**/assets/contact-form-code-*.js', (route) =>
    failures-- > 0 ? route.abort() : route.continue(),
  );
  await page.goto('/es/contact');
  await alive(page);
  const form = await openContactForm(page);
  await form.locator('[name=name]').fill('Rosa');
  await form.locator('[name=email]').fill('no es una dirección');

  await form.locator('button[type=submit]').click();

  await expect(async () => {
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Escriba un correo electrónico válido')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(form.locator('[name=name]')).toHaveValue('Rosa');
  await expect(form.getByRole('alert')).toBeHidden();
});

test('a dialog whose code is gone leaves a notice, and the page as it was', async ({ page }) => {
  await page.route('**/assets/photo-dialog-*.js', (route) => route.fulfill(gone));
  await page.goto('/services/irrigation');
  await alive(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Full name').fill('Rosa Marín');
  await expect(async () => {
    await form.getByRole('button', { name: 'Add Photos' }).click();
    await expect(page.getByRole('alert')).toContainText(notice, { timeout: 1000 });
  }).toPass();

  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('alert')).toBeHidden();
  await expect(form.getByLabel('Full name')).toHaveValue('Rosa Marín');
});

/** Firefox never requests a failed script again, so only a reload helps. */
test('a page whose scripts were lost on the way loads again at a press, with what was typed', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/assets/libraries-*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/services/irrigation');
  await expect(page.locator('html[data-keeps-press]')).toBeAttached();
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByRole('checkbox', { name: 'Lighting' }).check();
  page.on('framenavigated', () => {
    isLost = false;
  });
  const send = form.getByRole('button', { name: 'Request my quote' });
  await send.click();

  await alive(page);
  await expect(form.getByLabel('Full name')).toHaveValue('Rosa Marín');
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await send.click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
});
