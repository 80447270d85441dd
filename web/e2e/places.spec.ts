import { expect, test } from '@playwright/test';
import { alive, loaded } from './support/ready';

test('an address with an anchor shows its part below the header, also once all is laid out', async ({
  page,
}) => {
  await page.goto('/#quote');
  await alive(page);
  await loaded(page);

  const isBelowHeader = () =>
    page.locator('#quote').evaluate((part) => {
      const { top } = part.getBoundingClientRect();
      return top >= 0 && top < 200;
    });
  // The browser scrolls again once the content above the anchor has its final height.
  await expect.poll(isBelowHeader).toBe(true);
});

test('a reload keeps the place in a long page', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await loaded(page);
  await page.locator('#quote form').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);

  await page.reload();
  await alive(page);
  await loaded(page);
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), before)).toBeLessThan(50);
});
