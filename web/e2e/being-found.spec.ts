import { expect, test } from '@playwright/test';

test('an address that is not there answers 404 with a page that says so', async ({ page }) => {
  for (const path of ['/nothing', '/services/unknown', '/es/nada']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(
      page.locator('head link[rel=canonical], head link[hreflang], head script[type="application/ld+json"]'),
    ).toHaveCount(0);
  }
});

test('a page says what it is, in its file already', async ({ request }) => {
  const file = await (await request.get('/es/services/irrigation')).text();
  const own = process.env['SITE_URL'];
  for (const tag of [
    `<link rel="canonical" href="${own}/es/services/irrigation"`,
    `hreflang="en" href="${own}/services/irrigation"`,
    'property="og:site_name" content="Sandhill Grounds"',
    `property="og:image" content="${own}/social.jpg"`,
    'property="og:image:width" content="1200"',
    'property="og:image:alt"',
    'property="og:locale" content="es_US"',
    'name="twitter:card" content="summary_large_image"',
    '"@type":"Service"',
    '"@type":"FAQPage"',
    '¿Qué días puedo regar?',
  ]) {
    expect(file).toContain(tag);
  }
  const home = await (await request.get('/')).text();
  expect(home).toContain('"@type":"HomeAndConstructionBusiness"');
  expect(home).not.toContain('aggregateRating');
  expect((await request.get('/social.jpg')).status()).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${own}/es/gallery</loc>`);
});

test('every link on the home page leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of new Set(links)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
