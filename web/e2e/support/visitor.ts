import type { Page } from '@playwright/test';

/** A form that is sent within three seconds counts as a machine's: this visitor came to the page a while ago. */
export async function arriveAWhileAgo(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() - 30_000 });
}

/** An address that has not written before: the site thanks each by mail once a day. */
export const anAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
