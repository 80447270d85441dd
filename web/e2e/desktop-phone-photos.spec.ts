import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { aPhoto } from './support/photo';
import { alive } from './support/ready';
import { anAddress, fillInSlowly } from './support/visitor';

const phonePhotos = (page: Page) => page.getByRole('img', { name: /Phone photo|Foto del teléfono/ });

/** Opens, on a phone, the link that the QR code on the desktop page encodes. */
async function scan(desk: Page, browser: Browser, language: 'en' | 'es' = 'en') {
  const link = await desk.evaluate(
    () => (JSON.parse(sessionStorage.getItem('quote-phone') ?? '{}') as { link: string }).link,
  );
  const phone = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    baseURL: new URL(desk.url()).origin,
  });
  const page = await phone.newPage();
  const answer = await page.goto(`${language === 'es' ? '/es' : ''}/p/${link}`);
  return { phone, page, headers: answer?.headers() ?? {}, link };
}

const close = (...contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()));

test('a phone takes photos into the form on a computer, once each, over a reload and a second opening', async ({
  page: desk,
  browser,
}) => {
  await fillInSlowly(desk);
  await desk.goto('/contact');
  await alive(desk);
  const form = desk.locator('form').filter({ has: desk.getByLabel('Property address') });
  const opener = form.getByRole('button', { name: 'Take photos with your phone' });
  await opener.focus();
  await desk.keyboard.press('Enter');
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible();
  const ended = desk.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await form.getByRole('button', { name: 'Close' }).press('Enter');
  expect((await ended).status()).toBe(204);
  await expect(opener).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(desk, 'the form with the code');
  await expectNoOverhang(desk, 'the form with the code');

  const { phone, page, headers, link } = await scan(desk, browser);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.getByRole('heading', { name: 'Photos for your form' })).toBeVisible();
  await expect(form.getByText('Your phone is connected')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([await aPhoto('front.jpg')]);
  await expect(page.getByText('1 photo sent to your computer')).toBeVisible();
  await expect(phonePhotos(desk)).toHaveCount(1);
  await expectAccessible(page, 'the phone’s page');
  await expectNoOverhang(page, 'the phone’s page');

  await desk.reload();
  await alive(desk);
  await expect(phonePhotos(desk)).toHaveCount(1);
  await page.reload();
  await page
    .locator('input[type=file]')
    .setInputFiles([await aPhoto('front.jpg'), await aPhoto('back.jpg', { width: 1200, height: 900 })]);
  await expect(phonePhotos(desk)).toHaveCount(2);

  const second = await scan(desk, browser, 'es');
  await expect(second.page.getByText('Este enlace ya se abrió')).toBeVisible();
  await expectAccessible(second.page, 'the second opening');

  // A full form lists the photos that it could not add, and adds them once there is space.
  await form.getByRole('button', { name: 'Add Photos' }).click();
  await desk
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(
      await Promise.all(
        Array.from({ length: 8 }, (_none, index) =>
          aPhoto(`${index}.jpg`, { width: 90 + index, height: 90 }),
        ),
      ),
    );
  await desk.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles([await aPhoto('side.jpg', { width: 600, height: 900 })]);
  await expect(form.getByRole('alert').filter({ hasText: 'Not added from your phone: 1.' })).toBeVisible();
  await form
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(form.getByText('Not added from your phone')).toBeHidden();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(10);
  await expect(phonePhotos(desk)).toHaveCount(2);
  await form.getByLabel('Full name').fill('Rosa Marín');
  await form.getByLabel('Email').fill(anAddress('phone-photos'));
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('(239) 555-0177');
  await form.getByLabel('Property address').fill('12 Gulf Shore Blvd N, Naples, FL 34102');
  await form.getByRole('checkbox', { name: /irrigation/i }).check();
  await form.getByLabel('Message').fill('Three zones do not come on any more since the storm.');
  await form.getByRole('button', { name: 'Request my quote' }).click();
  await expect(desk.getByText('Your reference number')).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles([await aPhoto('late.jpg', { width: 800, height: 600 })]);
  await expect(page.getByText('This link has expired')).toBeVisible();
  expect((await desk.request.get(`/api/photo-handovers/${link}`)).status()).toBe(410);

  await desk.getByRole('link', { name: 'Add photos' }).click();
  await expect(desk.getByText('10 of 20 photos')).toBeVisible();
  await desk
    .locator('#photos input[type=file]')
    .setInputFiles([
      await aPhoto('one.jpg', { width: 700, height: 500 }),
      await aPhoto('two.jpg', { width: 900, height: 500 }),
    ]);
  await expect(desk.getByText('2 photos added. Thank you.')).toBeVisible();
  await expect(desk.getByText('12 of 20 photos')).toBeVisible();
  await expectAccessible(desk, 'the visitor’s page');
  await close(phone, second.phone);
});
