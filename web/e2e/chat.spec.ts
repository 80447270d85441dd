import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import {
  helpCard,
  messageField,
  messages,
  openAddress,
  openChat,
  openHelp,
  say,
} from './support/chat-visitor';
import { ownerSession } from './support/owner';
import { loaded } from './support/ready';
import { run } from './support/run';
import { anAddress } from './support/visitor';

test('a visitor asks, staff answer from the open chats, and the visitor becomes a lead', async ({
  page: visitor,
  browser,
}) => {
  const question = `Do you work in Naples, at number ${run}?`;
  const card = await openChat(visitor, '/services/irrigation');
  await expectAccessible(visitor, 'an empty conversation');
  await say(visitor, `${question}\nTwo zones stay dry.`);
  await expect(messages(visitor).first()).toContainText('Two zones stay dry.');
  await expect(card.getByText('Suggestions')).toBeVisible();
  await expect(messageField(visitor)).toHaveValue('');

  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: process.env['SITE_URL'] });
  const office = await context.newPage();
  await ownerSession(office);
  await office.goto('/admin/leads');
  await office.getByRole('link', { name: /^Open chats/ }).click();
  await expect(office.getByRole('heading', { name: 'Open chats' })).toBeVisible();
  await loaded(office);
  await expectAccessible(office, 'the open chats');
  await office.getByRole('link', { name: question }).click();
  await expect(office.getByText('The visitor is on the page and reads your answer there.')).toBeVisible();
  await office.getByRole('textbox', { name: 'Your answer' }).fill('We do. Shall we come on Tuesday?');
  await office.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(office.getByRole('log').getByText('We do. Shall we come on Tuesday?')).toBeVisible();
  await expectAccessible(office, 'an open chat');

  await expect(messages(visitor).getByText('We do. Shall we come on Tuesday?')).toBeVisible();
  await say(visitor, 'Please. I have to leave now.');
  await expect(office.getByRole('log').getByText('Please. I have to leave now.')).toBeVisible();
  await openAddress(visitor);
  await card.getByRole('textbox', { name: 'Full name' }).fill('Nora Castell');
  await card.getByRole('textbox', { name: 'Email' }).fill(anAddress('nora'));
  await expectAccessible(visitor, 'the form for the address');
  await card.getByRole('button', { name: 'Send my email address' }).click();
  await expect(card.getByText(/C-[A-Z0-9]{6}/)).toBeVisible();
  await expectAccessible(visitor, 'a conversation');

  await office.getByRole('link', { name: 'Open the lead' }).click();
  await expect(office.getByRole('heading', { name: 'Nora Castell' })).toBeVisible();
  const talk = office.getByRole('list', { name: 'Conversation' });
  for (const text of [question, 'Shall we come on Tuesday?', 'I have to leave now.'])
    await expect(talk.getByText(text)).toBeVisible();
  await expect(talk.getByText('Read on the page')).toBeVisible();
  await expectAccessible(office, 'a lead with its chat');
  await office.getByRole('textbox', { name: 'Your answer' }).fill('See you on Tuesday.');
  await office.getByRole('button', { name: 'Send in the chat' }).click();

  await expect(messages(visitor).getByText('See you on Tuesday.')).toBeVisible();
  await context.close();
});

test('la conversación en español cabe en un teléfono pequeño y se maneja con el teclado', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const card = await openHelp(page, '/es/services/irrigation');
  await expect(card.getByRole('heading', { name: '¿En qué podemos ayudarle?' })).toBeFocused();
  await expect(card.getByText(/^La oficina está (abierta|cerrada) hasta/)).toBeVisible();
  await expectAccessible(page, 'la ayuda');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ayuda' }).filter({ visible: true })).toBeFocused();

  await openChat(page, '/es/services/irrigation');
  await say(page, '¿Podan doce palmas reales en Naples?');
  await expect(messages(page).first()).toContainText('Usted');
  await openAddress(page);
  await card.getByRole('button', { name: 'Enviar mi dirección de correo' }).click();
  await expect(card.getByText('Escriba su nombre')).toBeVisible();
  await expectAccessible(page, 'el formulario');
  await page.setViewportSize({ width: 320, height: 360 });
  await expect(messageField(page)).toBeVisible();
  await expectAccessible(page, 'con poco espacio');

  await page.goto('/es/about');
  await openHelp(page, '/es/about');
  await expect(messages(page).first()).toContainText('¿Podan doce palmas reales en Naples?');
});

test('en una pantalla grande los campos del chat están uno debajo del otro', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const card = await openChat(page, '/es/about');
  await say(page, '¿Podan setos en Estero?');
  await openAddress(page);

  const [name, email] = await Promise.all(
    [/^Nombre completo/, /^Correo electrónico/].map((label) =>
      card.getByRole('textbox', { name: label }).boundingBox(),
    ),
  );
  expect(email?.x).toBe(name?.x);
  expect(email?.y).toBeGreaterThan(name?.y ?? 0);
});

test('what could not be sent is kept, also across a reload, and sent under the same key', async ({
  page,
}) => {
  const keys: string[] = [];
  let isDown = true;
  await page.route('**/api/chat', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return isDown ? route.abort() : route.continue();
  });
  await openChat(page, '/about');
  await say(page, 'Is anybody there?');
  await expect(helpCard(page).getByText('Not sent yet. Your text is kept.')).toBeVisible();
  await expect(messageField(page)).toHaveValue('Is anybody there?');

  isDown = false;
  const card = await openHelp(page, '/contact');
  await card.getByRole('button', { name: 'Ask' }).click();
  await expect(messageField(page)).toHaveValue('Is anybody there?');
  await card.getByRole('button', { name: 'Send' }).click();

  await expect(messages(page).first()).toContainText('Is anybody there?');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
