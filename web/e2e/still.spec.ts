import { expect, test } from '@playwright/test';
import { aDevice } from './support/device-fonts';

const widths = [320, 360, 375, 390, 393, 412, 430, 600, 768, 1024, 1440, 1920];
const addresses = ['/', '/es', '/nothing', '/es/nothing'];

/** The most that a page may move while it loads (CLS). */
const most = 0.02;

for (const device of Object.keys(aDevice) as (keyof typeof aDevice)[])
  test(`home and the not-found page stand still at every width with the fonts of ${device}`, async ({
    browser,
    baseURL,
  }) => {
    const moved: string[] = [];
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 850 }, baseURL });
      await aDevice[device](page);
      for (const address of addresses) {
        await page.goto(address);
        await page.waitForFunction(
          () => 'fonts' in document.documentElement.dataset && 'laidOut' in document.documentElement.dataset,
        );
        const sum = await page.evaluate(() => window.shifts());
        if (sum > most) moved.push(`${address} at ${width}: ${sum.toFixed(3)}`);
      }
      await page.close();
    }
    expect(moved).toEqual([]);
  });
