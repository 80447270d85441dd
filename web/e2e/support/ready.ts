import { expect, type Page } from '@playwright/test';

/** The page answers to touch: until then a press on a prerendered page does nothing. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Nothing that shows is a stand-in for what is still loading, and the whole page is laid out. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}
