import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe';

/** Checks that the visible page has no serious accessibility fault and does not overflow the screen sideways. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page), what).toEqual([]);
  await expectNoOverhang(page, what);
}

/**
 * Checks only that texts have enough contrast. This suffices for a dark theme if the light theme passed
 * `expectAccessible`, because only the colors differ.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page, ['color-contrast']), what).toEqual([]);
}

export async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, what).toBeLessThanOrEqual(0);
}
