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

for (const path of ['/contact', '/es/contact'])
  test(`the answer about an address that is asked low on the screen of ${path} is seen`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    await loaded(page);
    const place = page.getByRole('textbox', { name: /^(Check Your Address|Verifique su dirección)$/ });
    // Scrolls the field to just above the bar at the bottom of the screen.
    await place.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await place.fill('Fort Myers');
    await place.press('Enter');

    const answer = page.locator('output').filter({ hasText: 'Fort Myers' });
    const bar = page.getByRole('complementary', { name: /^(Reach us|Contáctenos)$/ });
    await expect(answer).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await answer.boundingBox(), await bar.boundingBox()];
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  });
