import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ChatLeadLinks } from '../src/chat/visitor/chat-lead-links.js';
import { LastSeenTimes } from '../src/chat/cache/last-seen-times.js';
import { LeadEraser } from '../src/inbox/bin/lead-eraser.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { ChatMessage } from '../src/model/chat-message.entity.js';
import { ChatSession } from '../src/model/chat-session.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { callerId, generalEmail, Leads } from './support/start-leads.js';

describe('a visitor of the help chat who leaves an address', () => {
  let leads: Leads;
  let worker: INestApplication;
  let desk: Desk;
  let administrator: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    desk = new Desk(leads);
    administrator = new Desk(leads, 'olga', callerId, 'administrator');
  });

  afterAll(() => leads.stopAll());

  const answer = (id: string, content: string) => desk.ask('POST', `/api/chats/${id}/messages`, { content });
  const count = (entity: typeof Lead | typeof ChatSession | typeof ChatMessage) =>
    leads.database.getRepository(entity).count({ withDeleted: true });

  it('becomes a lead with all that was said, its mail and its receipt', async () => {
    const visitor = new ChatVisitor(leads);
    await visitor.start({ content: 'Mis palmas están amarillas', language: 'es', page: '/es/services' });
    await visitor.write('¿Pueden venir?');
    const email = 'ana@visitor.test';

    const { status, body } = await visitor.leaveAddress({
      name: 'Ana Ruiz',
      email,
      phone: '239 555 0103',
      referrerHost: 'search.test',
      language: 'en',
      page: '/elsewhere',
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^C-/),
      createdAt: expect.any(String),
      page: expect.stringMatching(/^\/es\/q\//),
    });
    const lead = await desk.read(body.id);
    expect(lead).toMatchObject({
      name: 'Ana Ruiz',
      email,
      phone: '239 555 0103',
      subject: 'Chat de ayuda',
      message: 'Visitante: Mis palmas están amarillas\n\nVisitante: ¿Pueden venir?',
      language: 'es',
      page: '/es/services',
      referrerHost: 'search.test',
      status: 'new',
      source: 'site',
      chat: { id: visitor.sessionId, language: 'es', page: '/es/services', leadId: body.id },
    });
    expect(
      lead.chat?.messages.filter(({ role }) => role === 'visitor').map(({ content }) => content),
    ).toEqual(['Mis palmas están amarillas', '¿Pueden venir?']);
    expect((await visitor.ask()).body.hasContact).toBe(true);
    const [receipt] = await leads.mailbox.untilMailTo(email);
    expect(receipt?.subject).toContain(body.reference);
    await waitUntil('the mail to the office', async () =>
      leads.mailbox.to(generalEmail).some(({ subject }) => subject?.includes(body.reference)),
    );
  });

  it('is one lead, however often and with whatever they send it', async () => {
    const visitor = await ChatVisitor.begin(leads);

    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => visitor.leaveAddress({ name: `Name ${index}` })),
    );
    const later = await visitor.leaveAddress({ email: 'other@visitor.test' });

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1);
    expect(later.body).toEqual(answers[0]?.body);
  });

  it('is reached by an address that they leave later', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const { body } = await visitor.leaveAddress();
    const wordsOf = async () => (await desk.read(body.id)).chat?.messages.map(({ content }) => content);
    await visitor.leaveAddress();
    expect(await wordsOf()).not.toContainEqual(expect.stringContaining('@'));

    const other = { email: 'other@visitor.test', phone: '239 555 0177' };
    for (let times = 2; times > 0; times -= 1) await visitor.leaveAddress(other);

    expect((await wordsOf())?.filter((words) => words.includes('@'))).toEqual([
      'Ann Palmer, other@visitor.test, 239 555 0177',
    ]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '2'.repeat(41) }],
  ])('is asked again for a wrong %s', async (field, wrong) => {
    const visitor = await ChatVisitor.begin(leads);

    const { status, body } = await visitor.leaveAddress(wrong);

    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await visitor.ask()).body.hasContact).toBe(false);
  });

  it('leaves nothing behind if the lead cannot be joined with the conversation', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const before = await count(Lead);
    const join = jest
      .spyOn(leads.app.get(ChatLeadLinks), 'join')
      .mockRejectedValueOnce(new Error('the connection broke'));

    expect((await visitor.leaveAddress()).status).toBe(500);
    expect([await count(Lead), (await visitor.ask()).body.hasContact]).toEqual([before, false]);
    join.mockRestore();
    expect((await visitor.leaveAddress()).status).toBe(201);
    expect(await count(Lead)).toBe(before + 1);
  });

  it('has a lead whose owner is the person who answered first in the chat', async () => {
    const visitor = await ChatVisitor.begin(leads);
    await answer(visitor.sessionId, 'May I have your address?');
    const maya = new Desk(leads, 'maya', '019aa000-0000-7000-8000-0000000000b2');
    await maya.ask('POST', `/api/chats/${visitor.sessionId}/messages`, {
      content: 'We are here until four.',
    });
    await visitor.ask();

    const { body } = await visitor.leaveAddress();

    const lead = await desk.read(body.id);
    expect(lead).toMatchObject({
      status: 'contacted',
      claimedBy: 'ruth',
      claimedVia: 'answer',
      owner: { username: 'ruth' },
      answeredAt: expect.any(String),
    });
    expect(lead.message).toContain('Office: May I have your address?');
    expect(lead.history.map(({ kind }) => kind)).toEqual(['claimed', 'status_changed']);
  });

  it('has a lead that an answer in the chat claims and ends the steps of', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const { body } = await visitor.leaveAddress();
    await leads.database.query(
      `INSERT INTO deliveries (channel, kind, lead_id, recipient, next_attempt_at)
       VALUES ('mail', 'reminder', $1, 'office', now() + interval '1 day')`,
      [body.id],
    );

    expect((await answer(visitor.sessionId, 'We come on Tuesday.')).status).toBe(201);

    expect(await desk.read(body.id)).toMatchObject({
      status: 'contacted',
      claimedBy: 'ruth',
      answeredAt: expect.any(String),
    });
    const { notifications } = await desk.read(body.id);
    expect(notifications.map(({ kind }) => kind)).not.toContain('reminder');
    expect(notifications.map(({ kind }) => kind)).toContain('chat_answer');
  });

  it.each([
    [
      'was marked before',
      async ({ sessionId }: ChatVisitor) => void (await desk.call('POST', `/api/chats/${sessionId}/spam`)),
    ],
    ['fills the hidden field', async () => ({ website: 'x' })],
    [
      'wrote four links',
      async (visitor: ChatVisitor) =>
        void (await visitor.write('www.a.test www.b.test www.c.test www.d.test')),
    ],
  ])('is spam without any mail if the conversation %s', async (_what, prepare) => {
    const visitor = await ChatVisitor.begin(leads);
    const more = (await prepare(visitor)) ?? {};

    const { status, body } = await visitor.leaveAddress(more);

    expect(status).toBe(201);
    const lead = await desk.read(body.id);
    expect([lead.status, lead.notifications]).toEqual(['spam', []]);
  });

  it('has a lead that goes to Spam with the conversation', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const { body } = await visitor.leaveAddress();

    await desk.call('POST', `/api/chats/${visitor.sessionId}/spam`);

    expect(await desk.read(body.id)).toMatchObject({ status: 'spam', chat: { status: 'spam' } });
  });

  it('begins again once the lead is in the bin, and goes on when it is restored', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const { body } = await visitor.leaveAddress();

    await administrator.call('DELETE', `/${body.id}`);
    expect([(await visitor.write('Hello?')).status, (await visitor.leaveAddress()).status]).toEqual([
      404, 404,
    ]);
    expect(
      (await desk.call('POST', `/api/chats/${visitor.sessionId}/messages`, { content: 'Hi' })).status,
    ).toBe(404);
    await administrator.call('POST', `/${body.id}/restore`);
    expect((await visitor.write('Hello?')).status).toBe(201);
  });

  it.each(['erased', 'kept long enough'])('is gone with the lead that is %s', async (how) => {
    const visitor = await ChatVisitor.begin(leads);
    const { body } = await visitor.leaveAddress();
    await answer(visitor.sessionId, 'Good morning');
    await visitor.ask();
    const { sessionId } = visitor;

    if (how === 'erased') await administrator.call('POST', `/${body.id}/erase`);
    else await worker.get(LeadEraser, { strict: false }).erase(body.id, bySystem);

    const { manager } = leads.database;
    expect(await manager.countBy(ChatSession, { id: sessionId })).toBe(0);
    expect(await manager.countBy(ChatMessage, { sessionId })).toBe(0);
    expect(await manager.countBy(Delivery, { leadId: body.id })).toBe(0);
    const ledger: Array<{ kind: string }> = await leads.database.query(
      'SELECT kind FROM ledger WHERE subject_id = ANY ($1) ORDER BY kind',
      [[body.id, sessionId]],
    );
    expect(ledger.map(({ kind }) => kind)).toEqual(['chat_erased', 'lead_erased']);
    // A process notices that a chat was erased when it next saves the times of polls, as here.
    await leads.app.get(LastSeenTimes).write();
    expect((await visitor.ask()).status).toBe(404);
    expect((await visitor.write('Hello?')).status).toBe(404);
  });
});
