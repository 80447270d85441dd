import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated. Before that, a press on it has no effect. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Waits until no placeholder is shown and the whole page is laid out. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}
