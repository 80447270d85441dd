import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { mailTo } from './support/office';
import { ownerSession } from './support/owner';
import { alive } from './support/ready';
import { run } from './support/run';
import { anAddress, fillInSlowly } from './support/visitor';
import { offerVisits } from './support/visits';

test('a visitor books a visit, moves it, and the office cancels it', async ({ page, browser }) => {
  await ownerSession(page);
  await offerVisits(page);
  const name = `Odalys Ferrer ${run}`;

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const email = anAddress('odalys');
  await visitor.setViewportSize({ width: 320, height: 640 });
  await fillInSlowly(visitor);
  await visitor.goto('/es/book');
  await alive(visitor);
  await visitor.getByLabel('Dirección o comunidad').fill('80 Collier Blvd, Marco Island, FL 34145');
  await visitor.getByRole('button', { name: 'Ver horas' }).click();
  await expect(visitor.getByRole('heading', { name: 'Horas en Marco Island' })).toBeVisible();
  await expectAccessible(visitor, 'times of a place');
  await visitor
    .getByRole('button', { name: /9 a\. m\. a 11 a\. m\./ })
    .first()
    .click();
  const form = visitor.locator('form').filter({ has: visitor.getByLabel('Dirección de la propiedad') });
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('(239) 555-0177');
  await expect(form.locator('[name=address]')).toHaveValue(/Marco Island/);
  await form.locator('[name=services]').first().check();
  await form.locator('[name=message]').fill('Dos zonas de riego no arrancan.');
  await form.getByRole('button', { name: 'Pedir mi presupuesto' }).click();
  await expect(visitor.getByRole('heading', { name: 'Su visita' })).toBeVisible();
  await expectAccessible(visitor, 'the thanks with a visit');

  const own = await visitor.getByRole('link', { name: 'Vea el estado de su solicitud' }).getAttribute('href');
  await visitor.goto(own ?? '');
  const before = await visitor.locator('section[aria-labelledby] output').innerText();
  await visitor.getByRole('button', { name: 'Cambiar' }).click();
  await expectNoOverhang(visitor, 'windows');
  await visitor
    .getByRole('button', { name: /9 a\. m\. a 11 a\. m\./ })
    .nth(3)
    .click();
  await expect(visitor.locator('section[aria-labelledby] output')).not.toHaveText(before);
  await expectAccessible(visitor, 'the visitor’s page with a visit');
  const mail = await mailTo(email, 'Su visita tiene una nueva hora');
  expect(mail.text).toContain('El archivo adjunto agrega la visita a su calendario.');
  await visitor.context().close();

  const in3Weeks = new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  const listed = await page.request.get(`/api/visits?from=${today}&to=${in3Weeks}`);
  const { visits } = (await listed.json()) as { visits: { date: string; lead: { name: string } }[] };
  const visit = visits.find(({ lead }) => lead.name === name);
  await page.goto(`/admin/visits?on=${visit?.date}`);
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row.getByText('Booked', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the week of visits');
  await row.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await mailTo(email, 'Su visita fue cancelada');
});
