import type { Page } from '@playwright/test';

/**
 * Speeds up the visitor's clock so that filling in a form seems to take a while: a fast visitor counts as a robot. The
 * site measures that time only by this clock.
 */
export async function fillInSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun = Date.now();
    Date.now = () => begun + performance.now() * 200;
  });
}

/** Returns an unused address: the site sends each address one thank-you mail a day. */
export const anAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
