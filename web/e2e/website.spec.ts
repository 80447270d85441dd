import { expect, type Page, test } from '@playwright/test';
import { websiteParts } from '../src/config/admin-addresses';
import { expectAccessible, expectNoOverhang, expectReadable } from './support/accessible';
import { beyondTheEdge } from './support/beyond-the-edge';
import { ownerSession } from './support/owner';
import { aPhoto } from './support/photo';
import { loaded } from './support/ready';

const inSpanish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'es'));

const openPart = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Todas las partes' }).click();
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
};

/** Expects a text on the public contact page. A public server serves a new version within seconds. */
async function expectOnContactPage(page: Page, text: string, isThere = true): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get('/es/contact')).text()).includes(text), {
      timeout: 60_000,
    })
    .toBe(isThere);
}

test('an owner changes hours and phone on a phone, in Spanish, sees them before all others do, and undoes it', async ({
  page,
}) => {
  await inSpanish(page);
  await ownerSession(page);
  await page.goto('/admin/website');
  await page.getByRole('link', { name: /^Horario/ }).click();
  const monday = page.getByRole('group', { name: 'Lunes' });
  await monday.getByLabel('Abre').fill('07:30');
  await page.getByRole('button', { name: 'De martes a viernes como el lunes' }).click();
  await openPart(page, 'Datos');
  const phone = page.getByLabel('Teléfono');
  const before = await phone.inputValue();
  await page.getByLabel('Nombre', { exact: true }).first().fill('Southwest Florida Yards & Excavation');
  await phone.fill('(239) 555-0188');
  await page.reload();
  await expect(phone, 'nothing typed is lost by a reload').toHaveValue('(239) 555-0188');
  await expect(page.getByText('Borrador guardado')).toBeVisible();

  await page.getByRole('button', { name: 'Mostrar la vista previa' }).click();
  const preview = page.frameLocator('iframe[title^="Vista previa"]');
  await expect(preview.getByText('(239) 555-0188').filter({ visible: true }).first()).toBeVisible();
  await expect(preview.getByText(/7:30/).filter({ visible: true }).first()).toBeVisible();
  await expectOnContactPage(page, '(239) 555-0188', false);
  await preview.locator('header').getByRole('link').first().click();
  await expectAccessible(page, 'facts with the preview');
  await expect(preview.getByRole('heading', { level: 1 }), 'a link leads nowhere').toHaveText('Contacto');
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByLabel(/^Nota/).fill('Abrimos a las 7:30');
  await expectAccessible(page, 'question before publishing');
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText(/está publicada, visible en (\d) de \1 servidor/)).toBeVisible({
    timeout: 30_000,
  });
  await expectOnContactPage(page, '(239) 555-0188');
  const contact = await page.context().newPage();
  await contact.goto('/es/contact');
  await expect(contact.getByText('(239) 555-0188').filter({ visible: true }).first()).toBeVisible();
  await expect(contact.getByText(/7:30/).filter({ visible: true }).first()).toBeVisible();
  expect(await contact.evaluate(beyondTheEdge), 'the header with a long name').toEqual([]);
  await contact.close();

  await openPart(page, 'Historial');
  await expect(page.getByText('Abrimos a las 7:30')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer esta publicación' }).click();
  await expect(page.getByText(/^Deshecho/)).toBeVisible({ timeout: 30_000 });
  await expectOnContactPage(page, before);
  await expectOnContactPage(page, '(239) 555-0188', false);
  await openPart(page, 'Datos');
  await expect(phone).toHaveValue(before);
});

const headers = { Origin: process.env['SITE_URL'] ?? '' };

test('an owner takes a picture for the hero on a phone, visitors see it, and it cannot be deleted meanwhile', async ({
  page,
}) => {
  await ownerSession(page);
  await page.goto('/admin/website/pictures');
  await page.getByRole('button', { name: 'Choose an image: First background' }).click();
  const picker = page.getByRole('dialog', { name: 'Image for First background' });
  await expect(picker.getByRole('searchbox')).toBeVisible();
  await expectAccessible(page, 'the choice of a picture');
  await picker.locator('input[type=file]').setInputFiles(await aPhoto('crew at dusk.jpg'));
  const alt = page.getByLabel('Alternative text (English)');
  await alt.fill('Our crew at dusk', { timeout: 60_000 });
  await page.getByLabel('Alternative text (Spanish)').fill('Nuestra cuadrilla al atardecer');
  await page.getByRole('slider', { name: 'From the left' }).fill('20');
  await page.getByRole('slider', { name: 'From the left' }).press('ArrowLeft');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page, 'a chosen picture');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.getByRole('img', { name: 'Our crew at dusk' })).toBeVisible();
  await expect(preview.getByText('Drawing', { exact: true })).toHaveCount(0);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const behind = page.locator('#root');
  await behind.evaluate((root) =>
    root.addEventListener('click', () => root.setAttribute('data-pressed', '')),
  );
  await page.getByRole('button', { name: 'Cancel' }).dblclick({ delay: 100 });
  await expect(publish).toBeFocused();
  await expect(behind, 'the second press stays on the dialog').not.toHaveAttribute('data-pressed');
  await publish.click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const home = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => home('/es'), { timeout: 60_000 }).toContain('Nuestra cuadrilla al atardecer');
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  const hero = visitor.getByRole('img', { name: 'Our crew at dusk' });
  await expect(hero).toBeVisible();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(hero).toHaveCSS('object-position', '19% 50%');
  await expect(visitor.getByText('Drawing', { exact: true })).toHaveCount(0);
  expect(await home('/')).toMatch(/<link rel="preload" as="image"[^>]*imagesrcset="\/media\//);
  await visitor.close();

  await page.goto('/admin/images');
  await page.getByRole('button', { name: 'Delete crew at dusk' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'The website shows this image' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'a picture in use');
  await question.getByRole('link', { name: 'Choose another image' }).click();
  await page.getByRole('button', { name: 'Back to the drawing: First background' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => home('/'), { timeout: 60_000 }).not.toContain('Our crew at dusk');
  const { projects } = (await (await page.request.get('/api/projects')).json()) as {
    projects: Array<{ id: string; title: string }>;
  };
  const path = `/api/projects/${projects.find(({ title }) => title === 'crew at dusk')?.id}`;
  await expect.poll(async () => (await page.request.delete(path, { headers })).status()).toBe(204);
});

test('every part of the website tab is accessible, and fits a small phone in Spanish', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin/website');
  await expect(page.getByRole('link', { name: /^Hours/ })).toBeVisible();
  await expectAccessible(page, 'list of parts');
  for (const part of websiteParts) {
    await page.goto(`/admin/website/${part}`);
    await expect(page.getByRole('region', { name: 'Draft' })).toBeVisible();
    await loaded(page);
    const folded = page.getByRole('button', { expanded: false }).first();
    if (await folded.isVisible()) await folded.click();
    await expectAccessible(page, part);
  }
  await inSpanish(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const part of ['', ...websiteParts]) {
    await page.goto(`/admin/website/${part}`);
    await expect(page.getByRole('region', { name: 'Borrador' })).toBeVisible();
    await loaded(page);
    await expectNoOverhang(page, part);
  }
});

test('what an owner and another editor changed is compared, on a large screen and in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await ownerSession(page);
  await page.goto('/admin/website');
  await expect(page.getByRole('heading', { name: 'Facts', level: 2 })).toBeVisible();
  await loaded(page);
  await expectReadable(page, 'dark facts with the preview');
  const name = page.getByLabel('Name', { exact: true }).first();
  const city = page.getByLabel('City');
  const before = await name.inputValue();

  const origin = process.env['SITE_URL'] ?? '';
  const answer = await page.request.get('/api/site/draft');
  const draft = (await answer.json()) as { content: { facts: { name: string } }; revision: number };
  draft.content.facts.name = 'Crane Gardens';
  const put = await page.request.put('/api/site/draft', {
    headers: { Origin: origin, 'If-Match': `"${draft.revision}"` },
    data: { content: draft.content },
  });
  expect(put.status()).toBe(200);
  await city.fill('Estero');

  await expect(page.getByRole('heading', { name: 'Someone else changed the draft' })).toBeVisible();
  const theirs = page.getByRole('group', { name: 'Facts: Name' }).getByRole('radio', { name: /^Theirs/ });
  await expect(theirs).toBeChecked();
  await expectReadable(page, 'dark conflict');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(name).toHaveValue('Crane Gardens');
  await expect(city).toHaveValue('Estero');

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Draft discarded')).toBeVisible();
  await expect(name).toHaveValue(before);
});

test('a press on the preview opens the field, and a change of the field shows it in the preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ownerSession(page);
  await page.goto('/admin/website/home');
  const preview = page.frameLocator('iframe[title^="Preview"]');

  await preview.getByText('Pelican Bay', { exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/website\/areas#areas\.\d+\.name$/);
  await expect(page.locator('[id^="areas."]:focus')).toHaveValue('Pelican Bay');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/');
  const card = preview.getByRole('article').filter({ hasText: 'Irrigation' });
  await card.click({ position: { x: 60, y: 40 } });
  await expect(page.locator('[id="services.irrigation.name.en"]')).toBeFocused();

  await page.locator('[id="services.irrigation.name.en"]').fill('Water');
  await expect(preview.getByRole('heading', { name: 'Water', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click();
  await expect(page.locator('[id="services.irrigation.name.en"]')).toHaveValue('Irrigation');
});

test('the bar of the draft covers neither the fields of a small window nor the focused field', async ({
  page,
}) => {
  await ownerSession(page);
  await page.goto('/admin/website/facts');
  const bar = page.getByRole('region', { name: 'Draft' });
  const fields = page.getByRole('main').getByRole('textbox');
  const last = fields.last();

  await page.setViewportSize({ width: 320, height: 225 });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(bar, '1280 pixels at 400 %').not.toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  await last.focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (let before = await fields.count(); before > 1; before -= 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator(':focus');
    const top = (await focused.boundingBox())?.y ?? 0;
    const bottomOfBar = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top, (await focused.getAttribute('id')) ?? '').toBeGreaterThanOrEqual(bottomOfBar);
  }
});
