import { expect, type Page } from '@playwright/test';
import { seriousFaults } from './axe';

/** Nothing that shows now is a serious hindrance, and nothing hangs over the side of the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page), what).toEqual([]);
  await expectNoOverhang(page, what);
}

/** For a page that is accessible in light: in dark its colors alone differ. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await seriousFaults(page, ['color-contrast']), what).toEqual([]);
}

export async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, what).toBeLessThanOrEqual(0);
}
