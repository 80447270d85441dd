import type { Locator, Page } from '@playwright/test';

/** The form that sends a message, which stands above the one for quotes. */
export const contactForm = (page: Page): Locator =>
  page.locator('main form').filter({ has: page.locator('[name=subject]') });

export async function fillContact(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}
