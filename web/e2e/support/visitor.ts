import type { Page } from '@playwright/test';

/**
 * The visitor's clock runs fast: filling the form in takes them a while, and so they are taken for no robot. The site
 * measures that by this clock alone.
 */
export async function fillInSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun = Date.now();
    Date.now = () => begun + performance.now() * 200;
  });
}

/** An address that has not written before: the site thanks each by mail once a day. */
export const anAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
