import { expect, test } from '@playwright/test';
import { profile } from './support/company';
import { fillContact, openContactForm } from './support/contact-visitor';
import { mailTo } from './support/office';
import { asInOlderBrowsers } from './support/older-browser';
import { anAddress, fillInSlowly } from './support/visitor';

const ines = anAddress('ines');
const lucia = anAddress('lucia');
const walter = anAddress('walter');

test('a visitor sends a message, is thanked, and writes another', async ({ page }) => {
  await asInOlderBrowsers(page, 2022);
  await fillInSlowly(page);
  await page.goto('/contact');
  const form = await openContactForm(page);
  await fillContact(form, {
    name: 'Walter Brandt',
    email: walter,
    subject: 'A palm over the fence',
    message: 'The royal palm leans over my neighbor’s fence.',
  });
  await form.getByRole('button', { name: 'Send message' }).click();

  // The toast is checked first, because it disappears automatically.
  const toast = page.locator('[data-toast]').filter({ hasText: 'Message sent!' });
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(page.getByText(/^We answer by \w+/)).toBeVisible();
  for (const id of ['quote', 'message']) await expect(page.locator(`#${id}-title`)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('complementary', { name: 'Reach us' });
  await expect(bar.getByRole('link', { name: /Call/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /Quote/ })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  const reference = /C-[A-Z0-9]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  const mail = await mailTo(profile.emails.general, reference);
  expect(mail.replyTo).toContain(walter);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('una visitante escribe en español y recibe su comprobante en español', async ({ page }) => {
  await fillInSlowly(page);
  await page.goto('/es/contact');
  const form = await openContactForm(page);
  await fillContact(form, {
    name: 'Lucía Peña',
    email: lucia,
    subject: 'Poda de palmas',
    message: '¿Cuánto cuesta podar doce palmas reales?',
  });
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();

  const main = page.locator('main');
  await expect(main).toContainText(/C-[A-Z0-9]+/);
  const reference = /C-[A-Z0-9]+/.exec(await main.innerText())?.[0] ?? '';
  const mail = await mailTo(profile.emails.general, reference);
  expect(mail.text).toContain('¿Cuánto cuesta podar doce palmas reales?');
  const receipt = await mailTo(lucia, reference);
  expect(receipt.text).toMatch(/gracias/i);

  await page.getByRole('button', { name: 'Enviar otro mensaje' }).click();
  await expect(form.getByLabel('Nombre completo')).toBeFocused();
});

test('what could not be sent is kept, also across a reload, and sent under the same key', async ({
  page,
}) => {
  const keys: string[] = [];
  let isDown = true;
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return isDown ? route.abort() : route.continue();
  });
  await fillInSlowly(page);
  await page.goto('/contact');
  const form = await openContactForm(page);
  await fillContact(form, {
    name: 'Ines Kohl',
    email: ines,
    subject: 'Sod',
    message: 'Two pallets of sod for the side yard.',
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Submission failed').first()).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Two pallets of sod for the side yard.');

  isDown = false;
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('Two pallets of sod for the side yard.');
  await form.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
