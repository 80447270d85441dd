import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ChatMessage, ChatOffice, NewChat, NewChatContact } from '../types/api';
import { server } from './mocks/server';
import { openPage } from './test-utils';

let count = 0;

/** Returns a message of a chat, by default from the office. */
export function aChatMessage(wanted: Partial<ChatMessage> = {}): ChatMessage {
  count += 1;
  return {
    id: `message-${count}`,
    role: 'staff',
    content: 'Good morning.',
    isMailed: false,
    createdAt: '2026-01-05T15:00:00.000Z',
    ...wanted,
  };
}

const gone = () =>
  HttpResponse.json({ error: 'This conversation does not exist.', code: 'not_found' }, { status: 404 });

/** Fake of the chat's API. It keeps the state of a conversation, and records the page's requests. */
export class ChatOfficeDouble {
  sessionId = 'chat-1';
  messages: ChatMessage[] = [];
  /** Messages that the API returns again each time the page reads the conversation. */
  returned: ChatMessage[] = [];
  office: ChatOffice = { isOpen: true, opensAt: null };
  hasContact = false;
  /** Links that the chat helper adds to each message of the visitor. */
  links: ChatMessage['links'];
  /** Refusals of the next POST requests, one for each request. Later requests get normal responses. */
  refusals: (() => Response | Promise<Response>)[] = [];
  readonly begun: NewChat[] = [];
  readonly written: { content: string; key: string | null }[] = [];
  readonly contacts: NewChatContact[] = [];
  readonly readings: (string | null)[] = [];

  constructor() {
    server.use(
      http.post('*/api/chat', async ({ request }) => {
        const chat = (await request.json()) as NewChat;
        this.begun.push(chat);
        return this.take(chat.content, request, () => ({ sessionId: this.sessionId }));
      }),
      http.get('*/api/chat/:id', ({ request, params }) => {
        const after = new URL(request.url).searchParams.get('after');
        this.readings.push(after);
        if (params['id'] !== this.sessionId) return gone();
        const from = this.messages.findIndex(({ id }) => id === after) + 1;
        const { sessionId, office, hasContact } = this;
        const messages = [...this.returned, ...this.messages.slice(from)];
        return HttpResponse.json({ sessionId, office, hasContact, messages });
      }),
      http.post('*/api/chat/:id/messages', async ({ request, params }) => {
        const { content } = (await request.json()) as { content: string };
        if (params['id'] !== this.sessionId) return gone();
        return this.take(content, request);
      }),
      http.post('*/api/chat/:id/contact', async ({ request }) => {
        this.contacts.push((await request.json()) as NewChatContact);
        const refusal = this.refusals.shift();
        if (refusal) return refusal();
        this.hasContact = true;
        return HttpResponse.json({ id: '1', reference: 'C-7F3K2M', createdAt: '' }, { status: 201 });
      }),
    );
  }

  private take(
    content: string,
    request: Request,
    more: () => object = () => ({}),
  ): Response | Promise<Response> {
    this.written.push({ content, key: request.headers.get('Idempotency-Key') });
    const refusal = this.refusals.shift();
    if (refusal) return refusal();
    const added = [aChatMessage({ role: 'visitor', content })];
    if (this.links) added.push(aChatMessage({ role: 'helper', content: '', links: this.links }));
    this.messages.push(...added);
    const { office } = this;
    return HttpResponse.json({ ...more(), office, messages: added }, { status: 201 });
  }
}

export async function openHelp(path = '/careers') {
  const page = openPage(path);
  const [button] = await screen.findAllByRole('button', { name: /^(Help|Ayuda)$/ });
  await userEvent.click(button as HTMLElement);
  return { ...page, button: button as HTMLElement };
}

/** Opens a page and its chat, ready for typing. */
export async function openChat(path?: string) {
  const page = await openHelp(path);
  await userEvent.click(await screen.findByRole('button', { name: /^(Ask|Preguntar)$/ }));
  await messageField();
  return page;
}

export const messageField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Your message|Su mensaje)$/ });

export const pressSend = () => userEvent.click(screen.getByRole('button', { name: /^(Send|Enviar)$/ }));

export async function write(content: string): Promise<void> {
  await userEvent.type(await messageField(), content);
  await pressSend();
}
