import { expect, test, type Page } from '@playwright/test';
import { alive } from './support/ready';

/** What is written in a font that is not the site's, title or text. */
function inOtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    const isOwn = (element: Element) => {
      const [first = ''] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
      return loaded.has(first) && (!/^H[123]$/.test(element.tagName) || first === 'Fraunces');
    };
    const withText = [...document.querySelectorAll('body, body *:not(script, style)')].filter((element) =>
      [...element.childNodes].some(({ nodeType, data = '' }: Partial<Text>) => nodeType === 3 && data.trim()),
    );
    return withText.filter((element) => !isOwn(element)).map(({ textContent }) => textContent);
  });
}

test('all of a page is in the fonts of the site, and what opens on it later', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await expect(page.locator('html[data-fonts]')).toBeAttached();

  expect(await inOtherFonts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  expect(await inOtherFonts(page)).toEqual([]);
});

test('a page whose fonts are gone is read in those of the device', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());

  await page.goto('/services');
  await alive(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Fraunces Georgia/);
});
