import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ChatWaits } from '../src/chat/upkeep/chat-waits.js';
import { ChatPurge } from '../src/chat/upkeep/chat-purge.js';
import { LastSeenTimes } from '../src/chat/cache/last-seen-times.js';
import { RepeatsRepository } from '../src/intake/suspicion/repeats.repository.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { ChatMessage } from '../src/model/chat-message.entity.js';
import { ChatSession } from '../src/model/chat-session.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { generalEmail, Leads } from './support/start-leads.js';

const subject = 'New message in help chat';

describe('the upkeep of the help chat', () => {
  let leads: Leads;
  let worker: INestApplication;
  let desk: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    await onlyByHand(worker, OwedSweep);
    await onlyByHand(worker, ChatWaits);
    desk = new Desk(leads);
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => leads.stopAll());

  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const waits = () => worker.get(ChatWaits, { strict: false }).run();
  const notices = async (visitor: ChatVisitor) => {
    const rows: Delivery[] = await leads.database.query(
      `SELECT n.* FROM deliveries n JOIN chat_messages m ON m.id = n.chat_message_id
       WHERE n.kind = 'office_chat' AND m.session_id = $1`,
      [visitor.sessionId],
    );
    return rows.length;
  };
  const passMinutes = async (visitor: ChatVisitor, minutes: number) => {
    const ago = `$2 * interval '1 minute'`;
    await leads.database.query(
      `UPDATE chat_messages SET created_at = created_at - ${ago} WHERE session_id = $1`,
      [visitor.sessionId, minutes],
    );
    await leads.database.query(
      `UPDATE chat_sessions SET office_told_at = office_told_at - ${ago} WHERE id = $1`,
      [visitor.sessionId, minutes],
    );
  };

  it('tells the office by mail of a conversation that no one reads, at most every ten minutes', async () => {
    const visitor = await ChatVisitor.begin(leads, 'My lawn\n<b>is dry</b>');
    await sweep();
    expect(await notices(visitor)).toBe(0);

    await passMinutes(visitor, 2);
    await visitor.write('Anybody?');
    await sweep();
    await sweep();
    expect(await notices(visitor)).toBe(1);
    await waitUntil('the mail', async () =>
      leads.mailbox.to(generalEmail).some((mail) => mail.subject === subject),
    );
    const mail = leads.mailbox.to(generalEmail).find((one) => one.subject === subject);
    expect(mail?.text).toContain('My lawn\n<b>is dry</b>\n\nAnybody?');
    expect(mail?.text).toContain(`/admin/leads/chats/${visitor.sessionId}`);
    expect(mail?.html).not.toContain('<b>');

    await passMinutes(visitor, 5);
    await visitor.write('Hello?');
    await passMinutes(visitor, 3);
    await sweep();
    expect(await notices(visitor)).toBe(1);
    await passMinutes(visitor, 3);
    await sweep();
    expect(await notices(visitor)).toBe(2);
    await passMinutes(visitor, 30);
    await sweep();
    expect(await notices(visitor)).toBe(2);
  });

  it('reports what comes after the mail about the lead, with its reference', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const { body } = await visitor.leaveAddress();
    await passMinutes(visitor, 20);
    await sweep();
    expect(await notices(visitor)).toBe(0);

    await visitor.write('One more thing');
    await passMinutes(visitor, 2);
    await sweep();

    expect(await notices(visitor)).toBe(1);
    await waitUntil('the mail', async () =>
      leads.mailbox.to(generalEmail).some((mail) => mail.subject === `${body.reference} · ${subject}`),
    );
    expect((await desk.read(body.id)).notifications.map(({ kind }) => kind)).toContain('office_chat');
  });

  it('reports also after a claim and a change that showed the conversation to no one', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const { id } = (await visitor.leaveAddress()).body;
    await visitor.write('One more thing');
    await passMinutes(visitor, 12);

    await desk.call('POST', `/${id}/claim`, { via: 'push' });
    await desk.change(id, { followUpOn: '2030-01-02' });
    await sweep();

    expect(await notices(visitor)).toBe(1);
  });

  it('holds planned answers when the visitor writes, and lets a closed lead wait until it is answered', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const { id } = (await visitor.leaveAddress()).body;
    const send = (body: object) =>
      desk.call('POST', `/${id}/messages`, { text: 'We come on Tuesday.', language: 'en', ...body });
    await send({});
    await desk.change(id, { status: 'won' });
    await send({ text: 'How is it?', sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    const later = () =>
      leads.database.query(
        `UPDATE lead_history SET at = at - interval '1 hour' WHERE lead_id = $1 AND kind <> 'waits_again'`,
        [id],
      );
    await leads.database.query(`UPDATE leads SET created_at = created_at - interval '2 hours'`);

    await later();
    await visitor.write('It rains in.');
    expect((await desk.read(id)).messages[1]).toMatchObject({ heldAt: expect.any(String) });
    await send({ text: 'We come today.', sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    await waits();
    expect(await desk.read(id)).toMatchObject({ status: 'won', waitingSince: null });
    await passMinutes(visitor, 2);
    await waits();
    const again = await desk.read(id);
    expect(again).toMatchObject({ status: 'contacted', waitingSince: expect.any(String) });
    expect(again.messages[2]).toMatchObject({ heldAt: null });
    const reopened = { kind: 'status_changed', actor: null, details: { from: 'won', to: 'contacted' } };
    expect(again.history).toContainEqual(expect.objectContaining(reopened));

    await desk.call('POST', `/${id}/notes`, { text: 'Called them.', kind: 'call' });
    await waits();
    expect((await desk.read(id)).waitingSince).toBeNull();
  });

  it('reports what is written after staff took the lead out of spam', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello', { website: 'https://x.example' });
    const { id } = (await visitor.leaveAddress()).body;
    expect((await desk.read(id)).status).toBe('spam');
    await desk.change(id, { status: 'new' });

    await visitor.write('Are you there?');
    await passMinutes(visitor, 20);
    await sweep();

    expect(await notices(visitor)).toBe(1);
  });

  it('reports what was written while the visitor left their address', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    jest.spyOn(RepeatsRepository.prototype, 'count').mockImplementationOnce(async () => {
      await visitor.write('Is the gate open?');
      return 0;
    });
    const { body } = await visitor.leaveAddress();

    await passMinutes(visitor, 20);
    await sweep();

    expect(await notices(visitor)).toBe(1);
    expect((await desk.read(body.id)).message).not.toContain('gate');
  });

  it('tells nothing of what staff have read, of answers, or of spam', async () => {
    const read = await ChatVisitor.begin(leads, 'Read');
    await desk.ask('GET', `/api/chats/${read.sessionId}`);
    const answered = await ChatVisitor.begin(leads, 'Answered');
    await desk.ask('POST', `/api/chats/${answered.sessionId}/messages`, { content: 'Yes' });
    const spam = await ChatVisitor.begin(leads, 'Spam', { website: 'x' });
    const lead = await ChatVisitor.begin(leads, 'Spam too');
    const { body } = await lead.leaveAddress({ website: 'x' });
    await lead.write('More');
    for (const visitor of [read, answered, spam, lead]) await passMinutes(visitor, 20);

    await sweep();

    expect(await Promise.all([read, answered, spam, lead].map(notices))).toEqual([0, 0, 0, 0]);
    expect((await desk.read(body.id)).status).toBe('spam');
  });

  it('drops a mail that is still owed when staff read the conversation', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    leads.mailbox.rule = (address) => (address === generalEmail ? 451 : undefined);
    await passMinutes(visitor, 2);
    await sweep();
    expect(await notices(visitor)).toBe(1);
    await waitUntil('an attempt', async () => {
      const owed = await leads.database
        .getRepository(Delivery)
        .findBy({ kind: 'office_chat', state: 'owed' });
      return owed.some(({ attempts }) => attempts > 0);
    });

    await desk.ask('GET', `/api/chats/${visitor.sessionId}`);
    leads.mailbox.rule = () => undefined;

    expect(await notices(visitor)).toBe(0);
  });

  it('reports at most twenty conversations without an address in an hour', async () => {
    await leads.database.query(`DELETE FROM deliveries WHERE kind = 'office_chat'`);
    const visitors: ChatVisitor[] = [];
    for (let turn = 0; turn < 23; turn += 1) visitors.push(await ChatVisitor.begin(leads, 'Hello'));
    for (const visitor of visitors) await passMinutes(visitor, 2);

    await sweep();
    await sweep();

    const counts = await Promise.all(visitors.map(notices));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  it('reports at most sixty conversations of leads in an hour', async () => {
    await leads.database.query(`DELETE FROM deliveries WHERE kind = 'office_chat'`);
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    await visitor.leaveAddress();
    await visitor.write('One more thing');
    const others = await ChatVisitor.begin(leads, 'Hello');
    const { body: other } = await others.leaveAddress();
    await leads.database.query(
      `INSERT INTO deliveries (channel, kind, lead_id, recipient, state, sent_at, chat_message_id)
       SELECT 'mail', 'office_chat', $2, 'office' || number || '@site.test', 'sent', now(), id
       FROM chat_messages, generate_series(1, 60) AS number WHERE session_id = $1 AND position = 1`,
      [others.sessionId, other.id],
    );
    await passMinutes(visitor, 20);

    await sweep();
    expect(await notices(visitor)).toBe(0);
    await leads.database.query(
      `UPDATE deliveries SET created_at = now() - interval '61 minutes' WHERE kind = 'office_chat' AND lead_id = $1`,
      [other.id],
    );
    await sweep();

    expect(await notices(visitor)).toBe(1);
  });

  it('erases conversations without an address after seven days, and no others', async () => {
    const old = await ChatVisitor.begin(leads, 'Old');
    const young = await ChatVisitor.begin(leads, 'Young');
    const lead = await ChatVisitor.begin(leads, 'Lead');
    await lead.leaveAddress();
    await leads.database.query(
      `UPDATE chat_sessions SET created_at = created_at - interval '7 days 1 minute' WHERE id = ANY ($1)`,
      [[old.sessionId, lead.sessionId]],
    );
    await leads.database.query(
      `UPDATE chat_sessions SET created_at = created_at - interval '6 days 23 hours' WHERE id = $1`,
      [young.sessionId],
    );
    await old.ask();

    await worker.get(ChatPurge, { strict: false }).run();

    const { manager } = leads.database;
    const kept = await Promise.all(
      [old, young, lead].map(({ sessionId: id }) => manager.countBy(ChatSession, { id })),
    );
    expect(kept).toEqual([0, 1, 1]);
    expect(await manager.countBy(ChatMessage, { sessionId: old.sessionId })).toBe(0);
    await leads.app.get(LastSeenTimes).write();
    expect([(await old.ask()).status, (await young.ask()).status]).toEqual([404, 200]);
  });

  it('forgets what stands for addresses after a day', async () => {
    const visitor = await ChatVisitor.begin(leads);
    await leads.database.query(
      `UPDATE chat_sessions SET created_at = created_at - interval '25 hours' WHERE id = $1`,
      [visitor.sessionId],
    );

    await worker.get(ChatPurge, { strict: false }).run();

    const { addressHash } = await leads.database
      .getRepository(ChatSession)
      .findOneByOrFail({ id: visitor.sessionId });
    expect(addressHash).toBeNull();
  });
});
