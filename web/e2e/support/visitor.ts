import type { Page } from '@playwright/test';

/**
 * Speeds up the clock that the page sees, so that filling in a form seems to take a while. A fast visitor would count
 * as a robot. The site measures that time only by this clock.
 */
export async function fillInSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun = Date.now();
    Date.now = () => begun + performance.now() * 200;
  });
}

/** Returns a unique email address, because the site sends each address at most one thank-you mail a day. */
export const anAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
