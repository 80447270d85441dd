import type { StaffChatListResponse } from '../src/chat/chat.responses.js';
import { ChatSession } from '../src/model/chat-session.entity.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';

describe('the help chat', () => {
  let leads: Leads;
  let desk: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    desk = new Desk(leads);
  });

  afterAll(() => leads.stopAll());

  const answer = async (id: string, content: string, headers: Record<string, string> = {}) =>
    desk.ask('POST', `/api/chats/${id}/messages`, { content }, headers);

  it('begins with the first message and a cookie that only the chat gets', async () => {
    const visitor = new ChatVisitor(leads);

    const { status, body, headers } = await visitor.start({
      content: '  Hello there \n',
      language: 'es',
      page: '/es/services',
    });

    expect(status).toBe(201);
    expect(body.messages).toEqual([
      {
        id: expect.any(String),
        role: 'visitor',
        content: 'Hello there',
        isMailed: false,
        createdAt: expect.any(String),
      },
    ]);
    expect(headers.get('set-cookie')).toMatch(
      /^sandhill_chat=[\w-]{43}; Max-Age=604800; Path=\/api\/chat; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const session = await leads.database.getRepository(ChatSession).findOneByOrFail({ id: body.sessionId });
    expect(session).toMatchObject({ language: 'es', page: '/es/services', status: 'open', contactId: null });
    expect(JSON.stringify(session)).not.toContain(visitor.address);
  });

  it('carries messages both ways', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Good morning');
    const first = (await visitor.ask()).body.messages.at(-1);

    const written = await answer(visitor.sessionId, 'Good morning, this is Ruth.');
    expect([written.status, written.body]).toEqual([
      201,
      expect.objectContaining({ role: 'staff', author: 'ruth', isRead: false, isMailed: false }),
    ]);

    const { messages, hasContact } = (await visitor.ask(first?.id)).body;
    expect(messages).toEqual([
      expect.objectContaining({ role: 'staff', content: 'Good morning, this is Ruth.', isMailed: false }),
    ]);
    expect(hasContact).toBe(false);
    expect((await visitor.ask(messages[0]?.id)).body.messages).toEqual([]);
    expect(JSON.stringify(messages)).not.toContain('ruth');
  });

  it('is listed for staff until they have read it', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Is anybody there?');
    const listed = async () =>
      (await desk.ask<StaffChatListResponse>('GET', '/api/chats')).body.chats.find(
        ({ id }) => id === visitor.sessionId,
      );

    expect(await listed()).toMatchObject({
      unread: 1,
      preview: 'Is anybody there?',
      status: 'open',
      language: 'en',
    });
    await desk.ask('GET', `/api/chats/${visitor.sessionId}`);
    expect(await listed()).toMatchObject({ unread: 0 });
  });
});
