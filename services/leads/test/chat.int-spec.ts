import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { officeHoursAt } from '@sandhill/company/office-hours.js';
import type { StaffChatDetailResponse } from '../src/chat/chat.responses.js';
import { ChatMessage } from '../src/model/chat-message.entity.js';
import { ChatSession } from '../src/model/chat-session.entity.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';
import { newAddress } from './support/addresses.js';

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
    expect(session).toMatchObject({ language: 'es', page: '/es/services', status: 'open', leadId: null });
    expect(JSON.stringify(session)).not.toContain(visitor.address);
    expect(JSON.stringify(session)).not.toContain(visitor.secret);
  });

  it('has a cookie for TLS alone where the site has TLS', async () => {
    const app = await leads.startHttp({ environment: { PUBLIC_URL: 'https://sandhill.test' } });
    const answered = await fetch(`${await app.getUrl()}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Hello' }),
    });

    expect(answered.headers.get('set-cookie')).toContain('; Secure');
  });

  it('says whether the office is open, by the published hours', async () => {
    const { body } = await new ChatVisitor(leads).start({ content: 'Hello' });
    const { isOpen, opensAt } = officeHoursAt(firstSite.hours, Date.now());

    expect(body.office).toEqual({ isOpen, opensAt });
    expect(opensAt === null).toBe(isOpen);
  });

  it('answers with links that fit, until a person has written', async () => {
    const visitor = new ChatVisitor(leads);
    const { body } = await visitor.start({ content: 'Do you come to Naples?', language: 'en' });

    expect(body.messages.slice(1)).toEqual([
      {
        id: expect.any(String),
        role: 'helper',
        content: '',
        links: [{ title: 'Our service area', path: '/about#service-area' }],
        isMailed: false,
        createdAt: expect.any(String),
      },
    ]);
    const next = await visitor.write('And are you open on Saturday?');
    expect(next.body.messages.map(({ role }) => role)).toEqual(['visitor', 'helper']);

    await answer(visitor.sessionId, 'Yes, we do.');
    const last = await visitor.write('What happens after a hurricane?');
    expect(last.body.messages.map(({ role }) => role)).toEqual(['staff', 'visitor']);
  });

  it('carries messages both ways, in order, and tells the visitor no names', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Good morning');
    const first = (await visitor.ask()).body.messages.at(-1);

    const written = await answer(visitor.sessionId, 'Good morning, this is Ruth.');
    expect([written.status, written.body]).toEqual([
      201,
      expect.objectContaining({ role: 'staff', author: 'ruth', isRead: false, isMailed: false, mail: null }),
    ]);

    const { messages, hasContact } = (await visitor.ask(first?.id)).body;
    expect(messages).toEqual([
      expect.objectContaining({ role: 'staff', content: 'Good morning, this is Ruth.', isMailed: false }),
    ]);
    expect(hasContact).toBe(false);
    expect((await visitor.ask(messages[0]?.id)).body.messages).toEqual([]);
    expect(JSON.stringify(messages)).not.toContain('author');
    const { body } = await desk.ask<StaffChatDetailResponse>('GET', `/api/chats/${visitor.sessionId}`);
    expect(body.messages.map(({ role, isRead }) => [role, isRead])).toEqual([
      ['visitor', true],
      ['staff', true],
    ]);
  });

  it('is the whole conversation for a page that has none of it, or says what it cannot have', async () => {
    const visitor = await ChatVisitor.begin(leads, 'One');
    await visitor.write('Two');
    const other = await ChatVisitor.begin(leads, 'Other');
    const foreign = (await other.ask()).body.messages[0]?.id;

    for (const after of [undefined, foreign, crypto.randomUUID()])
      expect((await visitor.ask(after)).body.messages.map(({ content }) => content)).toEqual(['One', 'Two']);
    expect((await visitor.ask('1; DROP TABLE')).status).toBe(400);
  });

  it('is another browser’s for everyone without its secret', async () => {
    const visitor = await ChatVisitor.begin(leads);
    const other = await ChatVisitor.begin(leads);
    const { sessionId, secret } = visitor;

    for (const wrong of [
      '',
      other.secret,
      secret.slice(1),
      `${secret}A`,
      secret.toLowerCase(),
      'A'.repeat(43),
    ]) {
      const thief = Object.assign(new ChatVisitor(leads), { sessionId, secret: wrong });
      const statuses = [await thief.ask(), await thief.write('Mine'), await thief.leaveAddress()].map(
        ({ status }) => status,
      );
      expect([wrong, ...statuses]).toEqual([wrong, 404, 404, 404]);
    }
    expect((await visitor.ask()).body.messages.map(({ role }) => role)).not.toContain('staff');
    expect(await leads.database.getRepository(ChatMessage).countBy({ sessionId, role: 'visitor' })).toBe(1);
  });

  it.each(['not-an-id', '..%2f', '019aa000-0000-7000-8000-000000000001', '%00'])(
    'does not exist as %s',
    async (id) => {
      const visitor = Object.assign(await ChatVisitor.begin(leads), { sessionId: id });

      expect([404, 400]).toContain((await visitor.ask()).status);
    },
  );

  it('is found by its id in capitals too', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    visitor.sessionId = visitor.sessionId.toUpperCase();
    const one = key();

    await visitor.write('Loud', one);
    visitor.sessionId = visitor.sessionId.toLowerCase();
    await visitor.write('Loud', one);

    const { messages } = (await visitor.ask()).body;
    expect(messages.map(({ content }) => content)).toEqual(['Hello', 'Loud']);
    expect((await visitor.ask(messages[1]?.id.toUpperCase())).body.messages).toEqual([]);
  });

  it('takes a repeated message once, and no other one under its key', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const one = key();
    await answer(visitor.sessionId, 'Good morning');

    const all = await Promise.all(Array.from({ length: 5 }, () => visitor.write('Are you there?', one)));
    const again = await visitor.write('Are you there?', one);

    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of all) expect(body.messages).toEqual(again.body.messages);
    expect(again.body.messages.map(({ content }) => content)).toEqual(['Good morning', 'Are you there?']);
    expect(await visitor.write('Something else', one)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const other = await ChatVisitor.begin(leads, 'Hello');
    expect((await other.write('My own', one)).status).toBe(201);
  });

  it('begins once, however often its beginning is sent', async () => {
    const address = newAddress();
    const [one, other] = [key(), key()];
    const start = (content: string, idempotency: string, from = address) =>
      new ChatVisitor(leads, from).start({ content }, { 'idempotency-key': idempotency });

    const all = await Promise.all(Array.from({ length: 4 }, () => start('Hello', one)));
    const visitors = all.map(({ body }) => body.sessionId);
    const cookies = all.map(({ headers }) => headers.get('set-cookie')?.split(';')[0]);

    expect([new Set(visitors).size, new Set(cookies).size]).toEqual([1, 1]);
    expect((await start('Other words', one)).status).toBe(422);
    expect((await start('Hello', other)).body.sessionId).not.toBe(visitors[0]);
    // A key is valid only with its IP address: somebody who guesses a key gets no conversation.
    const elsewhere = await start('Hello', one, newAddress());
    expect(elsewhere.body.sessionId).not.toBe(visitors[0]);
    expect(elsewhere.headers.get('set-cookie')?.split(';')[0]).not.toBe(cookies[0]);
  });

  it.each([
    ['empty', { content: '' }, 'required'],
    ['only spaces', { content: ' \n\t ' }, 'required'],
    ['absent', {}, 'required'],
    ['a list', { content: ['Hello'] }, 'required'],
    ['too long', { content: 'x'.repeat(2_001) }, 'too_long'],
    ['with U+0000', { content: 'a\u0000b' }, 'invalid_text'],
    ['half a character', { content: 'a\ud83d' }, 'invalid_text'],
  ])('takes no message that is %s', async (_what, body, code) => {
    const visitor = await ChatVisitor.begin(leads);
    const write = visitor.call<object>('POST', `/${visitor.sessionId}/messages`, { body });
    const start = new ChatVisitor(leads).call<object>('POST', '', { body });

    for (const { status, body: refusal } of [await write, await start])
      expect([status, refusal.fields['content']?.code]).toEqual([400, code]);
    expect((await desk.call('POST', `/api/chats/${visitor.sessionId}/messages`, body)).status).toBe(400);
  });

  it.each([
    ['the longest', `${'x'.repeat(1_999)}!`],
    ['2,000 emoji', '🌴'.repeat(2_000)],
    ['a script', '<script>alert(1)</script> {{7*7}} ${7*7}'],
    ['SQL', `'); DROP TABLE chat_messages; --`],
    ['both directions', '\u202Eשלום\u202C a lawn'],
  ])('keeps as text: %s', async (_what, text) => {
    const visitor = await ChatVisitor.begin(leads, text);
    await answer(visitor.sessionId, text);

    expect((await visitor.ask()).body.messages.map(({ content }) => content)).toEqual([text, text]);
  });

  it('takes unknown languages and endless pages for what they are', async () => {
    const visitor = new ChatVisitor(leads);

    expect((await visitor.start({ content: 'Hello', language: 'fr' })).status).toBe(400);
    const { body } = await visitor.start({ content: 'Hello', page: `/${'x'.repeat(5_000)}`, role: 'staff' });
    const session = await leads.database.getRepository(ChatSession).findOneByOrFail({ id: body.sessionId });
    expect([session.language, session.page?.length]).toEqual(['en', 500]);
  });

  it.each(['/q/', '/es/q/', '/p/'])('leaves the token out of the page %s…', async (page) => {
    const { body } = await new ChatVisitor(leads).start({
      content: 'Hello',
      page: `${page}${'t0-_'.repeat(14)}`,
    });

    const { body: chat } = await desk.ask<StaffChatDetailResponse>('GET', `/api/chats/${body.sessionId}`);
    expect(chat.page).toBe(`${page}…`);
  });

  it('is the same in every copy of the service, and answers from memory', async () => {
    const copy: INestApplication = await leads.startHttp();
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const here = (await visitor.ask()).body.messages.at(-1)?.id;
    const there = Object.assign(new ChatVisitor({ url: await copy.getUrl() } as Leads), {
      sessionId: visitor.sessionId,
      secret: visitor.secret,
    });
    expect((await there.ask(here)).body.messages).toEqual([]);

    await answer(visitor.sessionId, 'Good morning');

    await waitUntil('the answer in the other copy', async () => {
      const { messages } = (await there.ask(here)).body;
      return messages[0]?.content === 'Good morning';
    });
  });
});
