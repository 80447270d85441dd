import { expect, type Locator, type Page } from '@playwright/test';
import { alive } from './ready';
import { fillInSlowly } from './visitor';

/** Returns the help card, whichever of its views is open. */
export const helpCard = (page: Page): Locator => page.locator('#help-card');

export const messages = (page: Page): Locator => helpCard(page).getByRole('log').getByRole('listitem');

export async function openHelp(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await alive(page);
  await page
    .getByRole('button', { name: /^(Help|Ayuda)$/ })
    .filter({ visible: true })
    .click();
  await expect(helpCard(page)).toBeVisible();
  return helpCard(page);
}

/** Opens the chat in the help card. The page's clock runs fast, so that the visitor does not count as a robot. */
export async function openChat(page: Page, path: string): Promise<Locator> {
  await fillInSlowly(page);
  const card = await openHelp(page, path);
  await card.getByRole('button', { name: /^(Ask|Preguntar)$/ }).click();
  await expect(messageField(page)).toBeFocused();
  return card;
}

export const messageField = (page: Page): Locator =>
  helpCard(page).getByRole('textbox', { name: /^(Your message|Su mensaje)$/ });

export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await helpCard(page)
    .getByRole('button', { name: /^(Send|Enviar)$/ })
    .click();
}

/** Opens the form for the visitor's name and email address. If the office is closed, the form is already open. */
export async function openAddress(page: Page): Promise<void> {
  const card = helpCard(page);
  const opener = card.getByRole('button', { name: /^(Leave your email address|Dejar su correo)$/ });
  const name = card.getByRole('textbox', { name: /^(Full name|Nombre completo)/ });
  await expect(opener.or(name)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await expect(name).toBeVisible();
}
