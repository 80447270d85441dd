import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aChatSummary, aStaffChat, aStaffChatMessage, aUser, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { haveLead, openLead } from '../../../testing/open-inbox';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { StaffChat, StaffChatSummary } from '../../../types/api';

const anAnswer = () =>
  aStaffChatMessage({ id: 'said-9', role: 'staff', content: 'Sí.', author: 'ruth', isRead: false });

/**
 * Mocks the list of conversations, which answers with those that have the requested status. @returns the requested
 * statuses
 */
function haveChats(...chats: StaffChatSummary[]) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/chats', ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      asked.push(status);
      return HttpResponse.json({ chats: chats.filter((chat) => chat.status === status) });
    }),
  );
  return asked;
}

/**
 * Mocks a conversation and its messages. The first `failures` messages are recorded, but the response has status 503.
 *
 * @returns the sent messages with their idempotency keys
 */
function haveChat(chat: StaffChat, failures = 0) {
  const sent: { content: string; key: string | null }[] = [];
  server.use(
    http.get(`*/api/chats/${chat.id}`, () => HttpResponse.json(chat)),
    http.post(`*/api/chats/${chat.id}/messages`, async ({ request }) => {
      const { content } = (await request.json()) as { content: string };
      sent.push({ content, key: request.headers.get('Idempotency-Key') });
      return sent.length > failures
        ? HttpResponse.json(anAnswer(), { status: 201 })
        : HttpResponse.json({}, { status: 503 });
    }),
  );
  return sent;
}

const open = (path: string) => {
  signedInAs(aUser());
  return openPage(path);
};

describe('the open chats', () => {
  it('are a view beside those of the leads, with who waits, in which language, and where', async () => {
    haveChats(
      aChatSummary({ unread: 2 }),
      aChatSummary({
        id: 'chat-2',
        unread: 0,
        preview: 'Thanks!',
        language: 'en',
        page: null,
        seenAt: new Date().toISOString(),
      }),
    );
    const { bar } = open('/admin/leads');

    await userEvent.click(await screen.findByRole('link', { name: 'Open chats 2 2 unread' }));

    expect(bar.address).toBe('/admin/leads/chats');
    expect(document.title).toBe('Open chats | Leads | Admin');
    const [first, second] = (await screen.findAllByRole('article')).map((row) => within(row));
    expect(first?.getByText('2 unread')).toBeVisible();
    expect(first?.getByText('Spanish')).toBeVisible();
    expect(first?.getByText('From /es/services/irrigation')).toBeVisible();
    expect(first?.getByText(/^Waiting since Jan 5, 2026, 12:30\sPM$/)).toBeVisible();
    expect(second?.getByText('On the page')).toBeVisible();
    expect(second?.getByText(/^Last message /)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(bar.address).toBe('/admin/leads');
  });

  it('are none at first, and those under Spam are apart', async () => {
    const asked = haveChats(aChatSummary({ status: 'spam', preview: 'Cheap backlinks' }));
    open('/admin/leads/chats');

    expect(await screen.findByText('No open chats')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Spam' }));

    expect(await screen.findByRole('link', { name: 'Cheap backlinks' })).toBeVisible();
    expect(asked).toContain('spam');
  });

  it('say when they cannot be loaded, and are asked for again', async () => {
    server.use(http.get('*/api/chats', () => HttpResponse.json({}, { status: 503 })));
    open('/admin/leads/chats');
    expect(await screen.findByText('The chats could not be loaded')).toBeVisible();
    haveChats(aChatSummary());

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: '¿Podan palmas?' })).toBeVisible();
  });
});

describe('an open chat', () => {
  it('is answered with a ready answer in the visitor’s language, once however often it is sent', async () => {
    const readyAnswers = [{ title: 'A visit', text: { en: 'Which day?', es: '¿Qué día le conviene?' } }];
    server.use(
      http.get('*/api/site/versions', () => HttpResponse.json({ versions: [{ id: 7 }], nextCursor: null })),
      http.get('*/api/site/versions/7', () => HttpResponse.json({ id: 7, content: { readyAnswers } })),
    );
    const sent = haveChat(aStaffChat(), 1);
    open('/admin/leads/chats/chat-1');
    expect(await screen.findByText('The customer wrote in Spanish.')).toBeVisible();
    expect(screen.getByText(/left the page .* and gave no email address/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please write an answer')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ready answer' }), 'A visit');
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    expect(field).toHaveValue('¿Qué día le conviene?');
    expect(field).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent; your text is kept')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent.map(({ content }) => content)).toEqual(['¿Qué día le conviene?', '¿Qué día le conviene?']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('says whether the visitor is there, and what became of each answer', async () => {
    const messages = [
      aStaffChatMessage(),
      aStaffChatMessage({
        id: 'said-2',
        role: 'helper',
        content: '',
        links: [{ title: 'Palmas', path: '/plants' }],
      }),
      { ...anAnswer(), id: 'said-3', isRead: true },
      anAnswer(),
    ];
    haveChat(aStaffChat({ seenAt: new Date().toISOString(), messages }));
    open('/admin/leads/chats/chat-1');

    const entries = within(await screen.findByRole('log', { name: 'Messages' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Visitor.*¿Podan palmas\?$/),
      expect.stringMatching(/^Suggestions from the site.*Palmas$/),
      expect.stringMatching(/^ruth.*Sí\.Read on the page$/),
      expect.stringMatching(/^ruth.*Sí\.Not read yet$/),
    ]);
    expect(screen.getByText('The visitor is on the page and reads your answer there.')).toBeVisible();
  });

  it('is moved to Spam', async () => {
    haveChats();
    haveChat(aStaffChat());
    const moved: string[] = [];
    server.use(
      http.post('*/api/chats/:id/spam', ({ params }) => {
        moved.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { bar } = open('/admin/leads/chats/chat-1');

    await userEvent.click(await screen.findByRole('button', { name: 'Spam' }));

    expect(await screen.findByText('Moved to Spam')).toBeVisible();
    expect(moved).toEqual(['chat-1']);
    expect(bar.address).toBe('/admin/leads/chats');
  });

  it('leads to the lead that it has become, and to the others when it is gone', async () => {
    haveChat(aStaffChat({ leadId: 'lead-1' }));
    const { bar } = open('/admin/leads/chats/chat-1');
    haveLead(aWholeLead({ reference: 'lead-1' }));

    await userEvent.click(await screen.findByRole('link', { name: 'Open the lead' }));

    expect(bar.address).toBe('/admin/leads/lead-1');
  });

  it('says when it is gone', async () => {
    server.use(
      http.get('*/api/chats/chat-9', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })),
    );
    open('/admin/leads/chats/chat-9');

    expect(await screen.findByText('This chat no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the chats' })).toBeVisible();
  });
});

describe('the chat of a lead', () => {
  const messages = [
    aStaffChatMessage(),
    { ...anAnswer(), mail: 'sent' as const, isMailed: true, createdAt: '2026-01-05T18:00:00.000Z' },
  ];
  const lead = aWholeLead({
    kind: 'contact',
    message: 'Visitor: ¿Podan palmas?',
    chat: aStaffChat({ leadId: 'lead-1', messages }),
  });

  it('stands in the conversation, instead of its transcript', async () => {
    await openLead(lead);

    const entries = within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ruth answered in the chat.*Sí\.Sent by email$/),
      expect.stringMatching(/^Ana Ruiz (wrote|: Lead received).*/),
      expect.stringMatching(/^Ana Ruiz(: Lead received| wrote).*/),
    ]);
    expect(screen.queryByText('Visitor: ¿Podan palmas?')).toBeNull();
    expect(screen.getByText(/Your answer goes by email to ana@home\.example/)).toBeVisible();
  });

  it('is answered in the chat, and by mail where that is wanted', async () => {
    const sent = haveChat(aStaffChat({ leadId: 'lead-1' }));
    await openLead(lead);

    expect(screen.getByRole('radio', { name: 'Answer in the chat' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'El martes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send in the chat' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
    expect(sent.map(({ content }) => content)).toEqual(['El martes.']);
    await userEvent.click(screen.getByRole('radio', { name: 'Answer by email' }));
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
  });
});
