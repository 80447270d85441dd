import { profile } from '@sandhill/company/profile.js';
import { expect, test } from '@playwright/test';
import { mailTo } from './support/office';
import { aPhoto } from './support/photo';
import { arriveAWhileAgo } from './support/visitor';

test('a visitor asks for a quote with photos, and the office has it in its mailbox', async ({
  page,
  request,
}) => {
  await arriveAWhileAgo(page);
  await page.goto('/services/irrigation');
  const form = page.locator('form').filter({ has: page.getByLabel('Property address') });
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByLabel('Email').fill('rosa@visitor.example');
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

  const mail = await mailTo(profile.emails.office, reference);
  expect(mail.replyTo).toContain('rosa@visitor.example');
  expect(mail.text).toContain('Three zones do not come on any more since the storm.');
  expect(mail.text).toContain('[Uploaded image of my property/yard to show the project area]');
  expect(mail.text).toContain('12 Gulf Shore Blvd N, Naples, FL 34102');
  expect(mail.html).toContain('tel:');
  expect(mail.attachmentCount).toBe(2);
  const links = mail.text.match(/http\S+\/api\/leads\/photos\/\S+/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) {
    const photo = await request.get(link);
    expect([photo.status(), photo.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }

  const receipt = await mailTo('rosa@visitor.example', reference);
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

test('una visitante escribe en español y recibe su comprobante en español', async ({ page }) => {
  await arriveAWhileAgo(page);
  await page.goto('/es/contact');
  const form = page.locator('main form').filter({ has: page.locator('[name=subject]') });
  await form.locator('[name=name]').fill('Lucía Peña');
  await form.locator('[name=email]').fill('lucia@visitor.example');
  await form.locator('[name=subject]').fill('Poda de palmas');
  await form.locator('[name=message]').fill('¿Cuánto cuesta podar doce palmas reales?');
  await form.locator('button[type=submit]').click();

  const main = page.locator('main');
  await expect(main).toContainText(/C-[A-Z0-9]+/);
  const reference = /C-[A-Z0-9]+/.exec(await main.innerText())?.[0] ?? '';
  const mail = await mailTo(profile.emails.general, reference);
  expect(mail.text).toContain('¿Cuánto cuesta podar doce palmas reales?');
  const receipt = await mailTo('lucia@visitor.example', reference);
  expect(receipt.text).toMatch(/gracias/i);
});
