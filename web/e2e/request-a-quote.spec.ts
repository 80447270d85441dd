import { expect, test } from '@playwright/test';
import { profile } from './support/company';
import { mailTo } from './support/office';
import { asInOlderBrowsers } from './support/older-browser';
import { aPhoto } from './support/photo';
import { alive } from './support/ready';
import { translate } from './support/translator';
import { anAddress, fillInSlowly } from './support/visitor';

const julian = anAddress('julian');
const rosa = anAddress('rosa');

test('a visitor asks for a quote with photos, and the office has it in its mailbox', async ({
  page,
  request,
}) => {
  await asInOlderBrowsers(page, 2022);
  await fillInSlowly(page);
  await page.goto('/services/irrigation');
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByLabel('Email').fill(rosa);
  await form.getByLabel('Phone').fill('(239) 555-0177');
  await form.getByLabel('Property address').fill('12 Gulf Shore Blvd N, Naples, FL 34102');
  await expect(form.getByRole('checkbox', { name: /irrigation/i })).toBeChecked();
  await form.getByLabel('Message').fill('Three zones do not come on any more since the storm.');

  await form.getByRole('button', { name: 'Add Photos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([await aPhoto('front.jpg'), await aPhoto('back.jpg')]);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Request my quote' }).click();

  await expect(page.getByText('Your reference number')).toBeVisible();
  const reference = /Q-[A-Z0-9]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(reference).not.toBe('');

  const followed = await page.getByRole('link', { name: 'Follow your request' }).getAttribute('href');
  const own = await page.context().newPage();
  await own.goto(followed ?? '');
  await expect(own.getByText(/^Received/)).toBeVisible();
  await expect(own.locator('main')).toContainText(reference);
  await expect(own.locator('main')).not.toContainText(/rosa|Gulf Shore/i);
  await own.close();

  const mail = await mailTo(profile.emails.office, reference);
  expect(mail.replyTo).toContain(rosa);
  expect(mail.text).toContain('Three zones do not come on any more since the storm.');
  expect(mail.text).toContain('[Uploaded image of my property/yard to show the project area]');
  expect(mail.text).toContain('12 Gulf Shore Blvd N, Naples, FL 34102');
  expect(mail.html).toContain('tel:');
  const links = mail.text.match(/http\S+\/api\/leads\/photos\/\S+/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) {
    const photo = await request.get(link);
    expect([photo.status(), photo.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }

  const receipt = await mailTo(rosa, reference);
  expect(receipt.text).not.toContain('Three zones');

  await page.getByRole('button', { name: 'Submit Additional Property Request' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a form with mistakes says which, and sends nothing', async ({ page }) => {
  await page.goto('/services/maintenance');
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Phone').fill('555');
  await form.getByLabel('Message').fill('short');

  await form.getByRole('button', { name: 'Request my quote' }).click();

  for (const sentence of [
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please enter your full property address',
    'Please provide some details about your project',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText('Your reference number')).toBeHidden();
});

test('un visitante pide presupuesto con una foto, y su borrador sobrevive a un envío fallido', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/api/quotes', (route) => (isDown ? route.abort() : route.continue()));
  await fillInSlowly(page);
  await page.goto('/es/services/lighting');
  const form = page.locator('form').filter({ has: page.getByLabel('Dirección de la propiedad') });
  await form.getByLabel('Nombre completo').fill('Julián Ortega');
  await form.getByLabel('Correo electrónico').fill(julian);
  await form.getByLabel('Teléfono').fill('(239) 555-0188');
  await form.getByLabel('Dirección de la propiedad').fill('8 Heron Way, Marco Island');
  await form.getByRole('textbox', { name: 'Mensaje' }).fill('Luces para el camino de entrada.');
  await form.getByRole('button', { name: 'Agregar fotos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles([await aPhoto('entrada.jpg')]);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(form.getByRole('button', { name: 'Agregar fotos' })).toBeFocused();

  await form.getByRole('button', { name: 'Pedir mi presupuesto' }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await page.reload();

  await expect(form.getByLabel('Nombre completo')).toHaveValue('Julián Ortega');
  await expect(form.getByRole('img', { name: 'entrada.jpg' })).toBeVisible();
  isDown = false;
  await form.getByRole('button', { name: 'Pedir mi presupuesto' }).click();
  await expect(page.locator('main')).toContainText(/Q-[A-Z0-9]+/);
  const reference = /Q-[A-Z0-9]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  const mail = await mailTo(profile.emails.office, reference);
  expect(mail.text).toContain('Luces para el camino de entrada.');
  expect((await mailTo(julian, reference)).text).toMatch(/gracias/i);
});

test('an address is checked, and carried into the quote form as often as it is asked', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.getByLabel('Check Your Address').fill('14 Palm Way, Marco Island');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Yes, we serve Marco Island.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Map of Collier and Lee .* Marked: Marco Island\.$/ }),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  const carry = page.getByRole('button', { name: 'Use this address for a quote' });
  const address = page.getByLabel('Property address');
  await carry.click();
  await expect(address).toHaveValue('14 Palm Way, Marco Island');
  await expect(address).toBeFocused();
  await address.fill('');
  await carry.click();
  await expect(address).toHaveValue('14 Palm Way, Marco Island');
});

test('a visitor whose browser translates the page sends a form and adds a photo', async ({ page }) => {
  await fillInSlowly(page);
  await page.goto('/services/irrigation');
  await alive(page);
  await translate(page);
  const form = page.locator('form').filter({ has: page.locator('[name=address]') });

  await form.getByRole('button', { name: 'Request my quote' }).click();
  await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
  const values = {
    name: 'Jean Baptiste',
    email: anAddress('jean'),
    phone: '(239) 555-0177',
    address: '12 Gulf Shore Blvd N, Naples, FL 34102',
    message: 'Three zones do not come on any more since the storm.',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: 'Add Photos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles([await aPhoto('front.jpg')]);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Request my quote' }).click();

  await expect(page.getByText('Your reference number')).toBeVisible();
  await page.getByRole('link', { name: 'Follow your request' }).click();
  const zone = page.locator('#photos');
  await expect(zone.getByText('1 of 20 photos')).toBeVisible();
  await translate(page);
  await zone.locator('input[type=file]').setInputFiles([await aPhoto('hedge.jpg')]);
  await expect(zone.locator('strong')).toBeVisible();
});
