import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { profile } from './support/company';
import { contactForm, fillContact } from './support/contact-visitor';
import { mailTo } from './support/office';
import { ownerSession } from './support/owner';
import { aPhoto } from './support/photo';
import { anAddress, fillInSlowly } from './support/visitor';

const nora = anAddress('nora');

test('a visitor asks about a plant with a photo, and the office sees it and answers with its page', async ({
  page,
  request,
}) => {
  await fillInSlowly(page);
  await page.goto('/contact?subject=Plant%20question&guide=cocoplum#message');
  const form = contactForm(page);
  await expect(form.getByLabel('Subject')).toHaveValue('Plant question');
  await form.getByLabel('Choose or take photos').setInputFiles([await aPhoto('hedge.jpg')]);
  await expect(form.getByRole('img', { name: 'hedge.jpg' })).toBeVisible();
  await expectAccessible(page, 'a message with the place for photos open');
  const before = await page.evaluate(() => Date.now());
  await page.reload();
  await expect(form.getByRole('img', { name: 'hedge.jpg' }), 'kept across a reload').toBeVisible();
  // The sped-up clock starts again with each page, but the form was first shown according to the previous page's clock.
  await page.waitForFunction((time) => Date.now() > time + 5000, before);
  await fillContact(form, {
    name: 'Nora Whitfield',
    email: nora,
    message: 'Is this hedge cocoplum, and why are its leaves red?',
  });
  await form.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  const reference = /C-[A-Z0-9]+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  const mail = await mailTo(profile.emails.general, reference);
  expect(mail.subject).toBe(`${reference} · Message · Cocoplum · Plant question`);
  const [link = ''] = mail.text.match(/http\S+\/api\/leads\/photos\/\S+/) ?? [];
  expect((await request.get(link)).headers()['content-type']).toBe('image/jpeg');

  await ownerSession(page);
  await page.goto(`/admin/leads/${reference}`);
  await expect(page.getByRole('link', { name: 'Cocoplum' })).toHaveAttribute('href', '/plants/cocoplum');
  const photo = page.getByRole('img', { name: 'Photo 1' });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  await page.getByRole('button', { name: 'Insert from the guide' }).click();
  await page.getByRole('searchbox', { name: 'Plant or problem' }).fill('coco plum');
  await page.getByRole('radio', { name: /^Cocoplum/ }).check();
  await page.getByRole('combobox', { name: 'How sure we are' }).selectOption('Very sure');
  await expectAccessible(page, 'an entry of the guide is chosen');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    `We are very sure that this is Cocoplum. More about it: ${new URL(page.url()).origin}/plants/cocoplum`,
  );
  await page.getByRole('button', { name: 'Send answer' }).click();
  const answer = await mailTo(nora, 'sure that this is Cocoplum');
  expect(answer.text).toContain('/plants/cocoplum');
});
