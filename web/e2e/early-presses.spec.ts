import { expect, type Page, type Route, test } from '@playwright/test';
import { fillContact, openContactForm } from './support/contact-visitor';
import { aPhoto } from './support/photo';
import { alive } from './support/ready';
import { anAddress, fillInSlowly } from './support/visitor';

/** Delays scripts of the site, as on a slow connection, until the returned function is called. */
async function holdBack(page: Page, scripts: string): Promise<() => void> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(scripts, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return () => {
    isHeld = false;
    for (const route of held) void route.continue();
  };
}

/**
 * Patterns of scripts. Without `pageCode`, the page is prerendered but not hydrated; only the small first script runs.
 */
const pageCode = '**/assets/libraries-*.js';
const quoteCode = '**/assets/quote-form-code-*.js';
const contactCode = '**/assets/contact-form-code-*.js';

const quoteForm = (page: Page) => page.locator('form').filter({ has: page.locator('[name=address]') });

/** Waits until the small first script of the page has run. */
const started = (page: Page) => expect(page.locator('html[data-keeps-press]')).toBeAttached();

async function fillQuote(page: Page): Promise<void> {
  const form = quoteForm(page);
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByLabel('Email').fill(anAddress('early'));
  await form.getByLabel('Phone').fill('(239) 555-0177');
  await form.getByLabel('Property address').fill('12 Gulf Shore Blvd N, Naples, FL 34102');
  await form.getByRole('checkbox', { name: 'Irrigation' }).check();
  await form.getByLabel('Message').fill('Three zones do not come on.');
}

for (const [what, code] of [
  ['before the page is hydrated', pageCode],
  ["before the form's code is there", quoteCode],
] as const) {
  test(`${what}, the focus stays on a service and Space ticks it`, async ({ page }) => {
    const letThrough = await holdBack(page, code);
    await page.goto('/services', { waitUntil: 'commit' });
    await started(page);
    const irrigation = quoteForm(page).getByRole('checkbox', { name: 'Irrigation' });
    await quoteForm(page).getByLabel('Full name').fill('Rosa');
    await irrigation.focus();
    const arrived = page.waitForResponse(quoteCode);

    letThrough();
    await alive(page);
    await arrived;

    await expect(irrigation).toBeFocused();
    await page.keyboard.press('Space');
    await expect(irrigation).toBeChecked();
    await expect(quoteForm(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(quoteForm(page).getByLabel('Full name')).toHaveValue('Rosa');
  });

  test(`${what}, the first press on "Request my quote" sends the request`, async ({ page }) => {
    await fillInSlowly(page);
    const letThrough = await holdBack(page, code);
    await page.goto('/services', { waitUntil: 'commit' });
    await started(page);
    await fillQuote(page);

    const submit = quoteForm(page).locator('button[type=submit]');
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    letThrough();

    await expect(page.getByText('Your reference number')).toBeVisible();
  });

  test(`${what}, the first press on "Add Photos" opens the dialog`, async ({ page }) => {
    const letThrough = await holdBack(page, code);
    await page.goto('/services', { waitUntil: 'commit' });
    await started(page);

    await quoteForm(page).getByRole('button', { name: 'Add Photos' }).click();
    letThrough();

    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles([await aPhoto('front.jpg')]);
    await expect(dialog.getByRole('img')).toHaveCount(1);
  });
}

for (const [what, code] of [
  ['libraries', pageCode],
  ["the page's own code", '**/assets/services-page-*.js'],
] as const) {
  test(`a press loads the page again for ${what} that did not arrive, and the next sends the request`, async ({
    page,
  }) => {
    await fillInSlowly(page);
    await page.route(code, (route) => route.abort());
    // After a failure, the page fetches its files again. These fetches fail, too, which shows that the page has noticed
    // the failure.
    let failures = 0;
    page.on('framenavigated', () => (failures = 0));
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'fetch') failures += 1;
    });
    const untilFailed = () => expect.poll(() => failures).toBeGreaterThan(0);
    await page.goto('/services', { waitUntil: 'commit' });
    await started(page);
    await fillQuote(page);
    await untilFailed();
    const submit = quoteForm(page).locator('button[type=submit]');
    const loadedAgain = page.waitForEvent('framenavigated');
    await submit.click();
    await loadedAgain;
    await untilFailed();
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');

    await page.unroute(code);
    await submit.click();

    await expect(page.getByText('Your reference number')).toBeVisible();
  });
}

test('a press that loads the page again keeps the draft from before a reload', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await fillQuote(page);
  await page.route(pageCode, (route) => route.abort());
  const hasFailed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch');
  await page.reload({ waitUntil: 'commit' });
  await started(page);
  await quoteForm(page).getByLabel('Full name').fill('Rosa M.');
  await hasFailed;

  const loadedAgain = page.waitForEvent('framenavigated');
  await quoteForm(page).locator('button[type=submit]').click();
  await loadedAgain;
  await page.unroute(pageCode);
  await page.reload();

  await expect(quoteForm(page).getByLabel('Full name')).toHaveValue('Rosa M.');
  await expect(quoteForm(page).getByLabel('Message')).toHaveValue('Three zones do not come on.');
});

for (const [what, code] of [
  ['before the page is hydrated', pageCode],
  ["before the form's code is there", contactCode],
] as const) {
  test(`${what}, the first press on "Send message" sends the message`, async ({ page }) => {
    await fillInSlowly(page);
    const letThrough = await holdBack(page, code);
    await page.goto('/contact', { waitUntil: 'commit' });
    await started(page);
    const form = await openContactForm(page);
    await fillContact(form, {
      name: 'Walter Brandt',
      email: anAddress('early'),
      subject: 'A palm over the fence',
      message: 'The royal palm leans over my neighbor’s fence.',
    });

    await form.locator('button[type=submit]').click();
    await expect(form.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
    letThrough();

    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });
}
