import type { Locator, Page } from '@playwright/test';

/** Returns the contact form. On a phone, first opens the section that contains it. */
export async function openContactForm(page: Page): Promise<Locator> {
  const title = page.locator('#message summary');
  if (await title.isVisible()) await title.click();
  return contactForm(page);
}

export const contactForm = (page: Page): Locator =>
  page.locator('main form').filter({ has: page.locator('[name=subject]') });

export async function fillContact(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}
