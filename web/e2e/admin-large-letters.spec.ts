import { expect, test } from '@playwright/test';
import { aPicture, aQuote } from './support/api';
import { pageWithLargeLetters } from './support/large-letters';
import { ownerSession } from './support/owner';

test('the admin area fits a phone whose letters are twice as large', async () => {
  const page = await pageWithLargeLetters();
  await ownerSession(page);
  await aQuote(page.request, 'Larger Letters');
  await aPicture(page.request, 'Letters twice as large');
  for (const [path, last] of [
    ['/admin', page.getByRole('table').first()],
    ['/admin/images', page.getByRole('button', { name: /^Delete / }).first()],
    ['/admin/website/home', page.getByRole('button', { name: /^Remove / }).last()],
    ['/admin/website/pictures', page.getByRole('button', { name: /^Choose an image/ }).last()],
  ] as const) {
    await page.goto(path);
    await expect(last).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
  await page.context().browser()?.close();
});
