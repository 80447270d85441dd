import { expect, type Page, test } from '@playwright/test';
import { seriousFaults } from './support/axe';
import { beyondTheEdge } from './support/beyond-the-edge';
import { complaints } from './support/quiet-page';
import { alive, loaded } from './support/ready';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await alive(page);
};

/** Returns the headings of the problems that the finder suggests. */
const candidates = (page: Page) =>
  page.getByRole('region', { name: /^(?:It may be|Puede ser)$/ }).getByRole('heading', { level: 3 });

test('the guide is reached from the footer, the menu and the services that use it', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plant guide' }).click();
  await expect(page).toHaveURL(/\/plants$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plants of southwest Florida');

  await alive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Plant problems' }).click();
  await expect(page).toHaveURL(/\/plant-problems$/);

  for (const service of ['landscape-design', 'maintenance', 'irrigation']) {
    await open(page, `/es/services/${service}`);
    await page.getByRole('main').getByRole('link', { name: 'Guía de plantas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plantas del suroeste de Florida');
  }
});

test('a plant is found by a misspelled name, and Back returns to what was found', async ({ page }) => {
  const heard = complaints(page);
  await open(page, '/plants');
  const search = page.getByRole('searchbox', { name: 'Search by name' });

  await search.fill('buganvila');
  const found = page.getByRole('main').getByRole('article');
  await expect(found.first()).toContainText('Bougainvillea');
  await expect(page).toHaveURL(/\/plants\?q=buganvila$/);
  await found.first().getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bougainvillea');
  await page.goBack();
  await alive(page);
  await expect(search).toHaveValue('buganvila');
  await expect(found.first()).toContainText('Bougainvillea');
  expect(heard).toEqual([]);
});

test('a language is changed on a page of the guide, with what was found there', async ({ page }) => {
  await open(page, '/plants?group=palm&native=true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plantas del suroeste de Florida');
  await expect(page).toHaveURL(/\/es\/plants\?group=palm&native=true$/);
  await expect(page.getByRole('button', { name: 'Palmas' })).toHaveAttribute('aria-pressed', 'true');
});

test('the finder says in Spanish what it may be, by taps that Back takes back', async ({ page }) => {
  await open(page, '/es/plant-problems');
  await page.getByRole('button', { name: 'Palma', exact: true }).click();
  await page.getByRole('button', { name: 'Pencas viejas, las de abajo' }).click();
  await page.getByRole('button', { name: 'Puntos anaranjados o translúcidos en pencas viejas' }).click();

  await expect(candidates(page).first()).toHaveText('Falta de potasio en las palmas');
  await page.getByRole('button', { name: /^Mostrar/ }).click();
  await expect(page.getByRole('heading', { name: 'Puede ser' })).toBeInViewport();

  await page.goBack();
  await expect(candidates(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Palma', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goForward();
  await candidates(page).first().locator('..').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta de potasio en las palmas');
});

test('the finder works after the connection is gone', async ({ page, context }) => {
  const file = page.waitForResponse(/\/site\/plant-problems-[0-9a-f]{16}\.json$/);
  await open(page, '/plant-problems');
  await (await file).finished();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Lawn' }).click();
  await page
    .getByRole('textbox', { name: 'Or in your own words' })
    .fill('yellow patches by the driveway, they keep getting bigger although I water');

  await expect(candidates(page).first()).toHaveText('Chinch bug');
  await context.setOffline(false);
});

test('pages of the guide are accessible at 320 pixels, with the finder’s answers shown', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/plants?q=nothing+of+that+name',
    '/es/plants/oleander',
    '/plants/sabal-palm',
    '/plant-problems?what=palm&part=old-fronds&sign=orange-spotted-fronds&q=queen+palm',
    '/es/plant-problems/ficus-whitefly',
  ]) {
    await open(page, path);
    await loaded(page);
    if (path.includes('what=')) await expect(candidates(page).first()).toBeVisible();
    expect(await seriousFaults(page), path).toEqual([]);
    expect(await page.evaluate(beyondTheEdge), path).toEqual([]);
  }
});

test('an entry is printed without the bar that stays in reach on the screen', async ({ page }) => {
  await open(page, '/plants/oleander');
  const quote = page.getByRole('complementary').getByRole('link', { name: 'Get a Quote' });
  await expect(quote).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(quote).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('an entry leads to the forms, which know where the visitor comes from', async ({ page }) => {
  await open(page, '/plants/ixora');
  await page.getByRole('link', { name: 'Get a quote for it' }).click();
  await expect(page).toHaveURL(/\/services\/landscape-design\?guide=ixora#quote$/);
  await expect(page.getByRole('checkbox', { name: 'Landscape Design' })).toBeChecked();

  await open(page, '/es/plant-problems/ficus-whitefly');
  await page.getByRole('main').getByRole('link', { name: 'Envíenos una foto' }).click();
  await expect(page).toHaveURL(/\/es\/contact\?subject=.*&guide=ficus-whitefly#message$/);
  await expect(page.getByRole('textbox', { name: 'Asunto' })).toHaveValue('Pregunta sobre una planta');
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('guide') ?? '[]'));
  expect(seen.map(({ slug }: { slug: string }) => slug)).toEqual(['ficus-whitefly', 'ixora']);
});

test('Back to a page of the guide from another page’s document loads its own', async ({ page }) => {
  await open(page, '/plants/ixora');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.reload();
  await alive(page);

  await page.goBack();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ixora');
});

test('an entry that is not there answers 404, once', async ({ page }) => {
  for (const path of ['/plants/nothing', '/es/plant-problems/nada']) {
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    const answer = await page.goto(path);
    await alive(page);

    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(documents, path).toBe(1);
    page.removeAllListeners('request');
  }
});

test('an entry’s file says what it is about', async ({ request }) => {
  const own = process.env['SITE_URL'];
  const file = await (await request.get('/es/plants/ixora')).text();
  for (const part of [
    `<link rel="canonical" href="${own}/es/plants/ixora"`,
    '<title>Ixora, Ixora coccinea | ',
    '"@type":"Taxon","name":"Ixora coccinea"',
    `"url":"${own}/es/plants/ixora"`,
  ])
    expect(file).toContain(part);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${own}/plants/ixora</loc>`);
});
