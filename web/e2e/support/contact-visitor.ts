import type { Locator, Page } from '@playwright/test';

/** The form that sends a message; a phone shows it after a press on its title. */
export async function openContactForm(page: Page): Promise<Locator> {
  const title = page.locator('#message summary');
  if (await title.isVisible()) await title.click();
  return contactForm(page);
}

/** The form that sends a message. */
export const contactForm = (page: Page): Locator =>
  page.locator('main form').filter({ has: page.locator('[name=subject]') });

export async function fillContact(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}
