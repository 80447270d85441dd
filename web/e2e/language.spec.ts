import { expect, test } from '@playwright/test';
import { alive } from './support/ready';

test('a language is chosen, kept with query and anchor, and remembered at the front door', async ({
  page,
}) => {
  await page.goto('/about?from=mail#team');
  await alive(page);
  const head = (selector: string) => page.locator(`head ${selector}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL(/\/es\/about\?from=mail#team$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(head('link[rel=canonical]')).toHaveAttribute('href', /\/es\/about$/);
  await expect(head('link[hreflang=en]')).toHaveAttribute('href', /[^s]\/about$/);
  await expect(head('link[hreflang=es]')).toHaveAttribute('href', /\/es\/about$/);
  await expect(head('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US');

  await page.goto('/?utm_source=card');
  await expect(page).toHaveURL(/\/es\?utm_source=card$/);
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Everything a property needs' })).toBeVisible();
});

test('the footer leads to the parts of the About page, in the language of the page', async ({ page }) => {
  await page.goto('/es/careers');
  await alive(page);
  for (const [link, id] of [
    ['Alianzas', 'partners'],
    ['Zonas', 'service-area'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/es/about#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
  }
});

test('the Spanish address of the admin area leads to it, in Spanish', async ({ page }) => {
  await page.goto('/es/admin?login=true');

  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the header switches the language of the page', async ({ page }) => {
  await page.goto('/careers');
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL(/\/es\/careers$/);
});
