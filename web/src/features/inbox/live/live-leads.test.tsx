import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aChatSummary, aLead, aStaffChat, aStaffChatMessage } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLeads, openInbox } from '../../../testing/open-inbox';
import type { StaffChatSummary } from '../../../types/api';

/** Stands in for the browser's, which jsdom has none of. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(id: string, what: string, subject = 'lead'): void {
    this.dispatchEvent(new MessageEvent(subject, { data: JSON.stringify({ id, what }) }));
  }
}

describe('an open list', () => {
  beforeEach(() => {
    FakeEventSource.opened = [];
    Object.defineProperty(globalThis, 'EventSource', { value: FakeEventSource, configurable: true });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    jest.restoreAllMocks();
  });

  it('shows what came in without a reload, and counts it in the title until somebody looks', async () => {
    haveLeads(aLead());
    const { unmount } = await openInbox();
    await screen.findByRole('link', { name: 'Ana Ruiz' });
    const [source] = FakeEventSource.opened;
    expect(source?.url).toMatch(/\/api\/lead-events$/);
    haveLeads(aLead({ id: 'lead-2', name: 'Bo Lee' }), aLead());
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);

    source?.tell('lead-2', 'created');
    source?.tell('lead-2', 'created');

    expect(await screen.findByRole('link', { name: 'Bo Lee' })).toBeVisible();
    expect(document.title).toBe('(1) Leads | Admin');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(document.title).toBe('Leads | Admin'));
    unmount();
    expect(source?.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('counts a chat that begins, and shows what is said in an open one', async () => {
    const chats: StaffChatSummary[] = [];
    let chat = aStaffChat();
    server.use(
      http.get('*/api/chats', () => HttpResponse.json({ chats })),
      http.get('*/api/chats/chat-1', () => HttpResponse.json(chat)),
    );
    await openInbox();
    expect(await screen.findByRole('link', { name: 'Open chats 0' })).toBeVisible();
    const [source] = FakeEventSource.opened;
    chats.push(aChatSummary());

    source?.tell('chat-1', 'created', 'chat');

    await userEvent.click(await screen.findByRole('link', { name: 'Open chats 1 1 unread' }));
    await userEvent.click(await screen.findByRole('link', { name: '¿Podan palmas?' }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    chat = aStaffChat({
      messages: [aStaffChatMessage(), aStaffChatMessage({ id: 'said-2', content: '¿Y robles?' })],
    });
    source?.tell('chat-1', 'changed', 'chat');

    expect(await within(log).findByText('¿Y robles?')).toBeVisible();
  });
});
