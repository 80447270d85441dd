import { expect, test } from '@playwright/test';
import { countShifts } from './support/shifts';

const widths = [320, 360, 375, 390, 393, 412, 430, 600, 768, 1024, 1440, 1920];
const addresses = ['/', '/es', '/nothing', '/es/nothing'];

/** The most that a page may move while it loads (CLS). */
const most = 0.02;

test('home and the not-found page stand still at every width', async ({ page }) => {
  await countShifts(page);
  const moved: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 });
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => {
        const { fonts, alive } = document.documentElement.dataset;
        return fonts !== undefined && alive !== undefined;
      });
      const sum = await page.evaluate(() => window.shifts());
      if (sum > most) moved.push(`${address} at ${width}: ${sum.toFixed(3)}`);
    }
  }
  expect(moved).toEqual([]);
});
