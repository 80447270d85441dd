import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe';

/** Expects no serious accessibility fault in the visible page, and nothing that overhangs the screen's side. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page), what).toEqual([]);
  await expectNoOverhang(page, what);
}

/** Expects readable contrast. Enough for the dark theme of a page accessible in light: only the colors differ. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page, ['color-contrast']), what).toEqual([]);
}

export async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, what).toBeLessThanOrEqual(0);
}
