import type { StaffChatListResponse } from '../src/chat/chat.responses.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';

const key = () => crypto.randomUUID();

describe('the help chat', () => {
  let leads: Leads;
  let desk: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    desk = new Desk(leads);
  });

  afterAll(() => leads.stopAll());

  const answer = (id: string, content: string, headers: Record<string, string> = {}) =>
    desk.ask('POST', `/api/chats/${id}/messages`, { content }, headers);
  const listed = async (id: string, query = '') =>
    (await desk.ask<StaffChatListResponse>('GET', `/api/chats${query}`)).body.chats.find(
      (chat) => chat.id === id,
    );

  it('is listed for staff until it is a lead, with what no one has read', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Is anybody there?');
    await visitor.write('Hello?');

    expect(await listed(visitor.sessionId)).toMatchObject({
      unread: 2,
      preview: 'Hello?',
      status: 'open',
      language: 'en',
      page: '/services',
    });
    await desk.ask('GET', `/api/chats/${visitor.sessionId}`);
    expect(await listed(visitor.sessionId)).toMatchObject({ unread: 0 });
    await visitor.write('Still there?');
    expect(await listed(visitor.sessionId)).toMatchObject({ unread: 1 });
    await answer(visitor.sessionId, 'Yes');
    expect(await listed(visitor.sessionId)).toMatchObject({ unread: 0 });
    await visitor.leaveAddress();
    expect(await listed(visitor.sessionId)).toBeUndefined();
  });

  it('takes a repeated answer by staff once', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const headers = { 'idempotency-key': key() };

    const [one, other] = await Promise.all([
      answer(visitor.sessionId, 'Yes', headers),
      answer(visitor.sessionId, 'Yes', headers),
    ]);

    expect(one?.body['id']).toBe(other?.body['id']);
    expect((await answer(visitor.sessionId, 'No', headers)).status).toBe(422);
    expect((await answer('019aa000-0000-7000-8000-000000000001', 'Yes')).status).toBe(404);
  });

  it.each([
    ['four links', { content: 'http://a.test http://b.test www.c.test http://d.test' }],
    ['the hidden field', { content: 'Hello', website: 'x' }],
  ])('is suspected for %s, and the visitor sees no difference', async (_what, body) => {
    const visitor = new ChatVisitor(leads);

    expect((await visitor.start(body)).status).toBe(201);
    expect((await visitor.ask()).status).toBe(200);
    expect(await listed(visitor.sessionId, '?status=open')).toBeUndefined();
    expect(await listed(visitor.sessionId, '?status=spam')).toMatchObject({ status: 'spam' });
  });

  it('is not suspected for a first message within a second: one line is typed at once', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Do you mow on Fridays?', { tookMs: 200 });

    expect(await listed(visitor.sessionId, '?status=open')).toMatchObject({ status: 'open' });
  });

  it('is suspected when several addresses write the same with a link', async () => {
    const content = 'Cheap grass at http://grass.test';
    const visitors: ChatVisitor[] = [];
    for (let turn = 0; turn < 4; turn += 1) visitors.push(await ChatVisitor.begin(leads, content));

    const statuses = await Promise.all(
      visitors.map(async ({ sessionId }) => (await listed(sessionId))?.status),
    );
    expect(statuses).toEqual(['open', 'open', 'open', 'spam']);
    await leads.database.query(`UPDATE chat_messages SET created_at = created_at - interval '61 minutes'`);
    const { sessionId } = await ChatVisitor.begin(leads, content);
    expect(await listed(sessionId)).toMatchObject({ status: 'open' });
  });

  it('is not suspected any more once staff have answered it', async () => {
    const visitor = await ChatVisitor.begin(leads);
    await answer(visitor.sessionId, 'Which plants do you have in mind?');

    await visitor.write('http://a.test http://b.test www.c.test http://d.test');

    expect(await listed(visitor.sessionId)).toMatchObject({ status: 'open', unread: 1 });
  });

  it('goes to Spam by hand, and comes back with an answer', async () => {
    const { sessionId } = await ChatVisitor.begin(leads);

    expect((await desk.call('POST', `/api/chats/${sessionId}/spam`)).status).toBe(204);
    expect(await listed(sessionId)).toMatchObject({ status: 'spam' });
    await answer(sessionId, 'Sorry, yes?');
    expect(await listed(sessionId)).toMatchObject({ status: 'open' });
    const trail: Array<{ action: string }> = await leads.database.query(
      'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY id',
      [sessionId],
    );
    expect(trail.map(({ action }) => action)).toEqual(['chat_marked_spam', 'chat_answered']);
  });
});
