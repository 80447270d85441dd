import type { MailChannel } from '../src/mail/notifications/mail.channel.js';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { StaffChatMessageResponse } from '../src/chat/chat.responses.js';
import { ChatLookup } from '../src/chat/cache/chat-lookup.js';
import { LastSeenTimes } from '../src/chat/cache/last-seen-times.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { ChatSession } from '../src/model/chat-session.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';

describe('an answer in the help chat', () => {
  let leads: Leads;
  let worker: INestApplication;
  let desk: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    desk = new Desk(leads);
  });

  afterAll(() => leads.stopAll());

  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const answer = async (visitor: ChatVisitor, content: string) =>
    (
      await desk.ask<StaffChatMessageResponse>('POST', `/api/chats/${visitor.sessionId}/messages`, {
        content,
      })
    ).body;
  /** Changes the conversation as if the visitor had left the page this many seconds ago. */
  const leave = (visitor: ChatVisitor, seconds: number) =>
    leads.database.query(
      `UPDATE chat_sessions SET seen_at = now() - $2 * interval '1 second' WHERE id = $1`,
      [visitor.sessionId, seconds],
    );
  const makeDue = () =>
    leads.database.query(`UPDATE deliveries SET next_attempt_at = now() WHERE kind = 'chat_answer'`);
  const find = (message: { id: string }) =>
    leads.database.getRepository(Delivery).findOneBy({ chatMessageId: message.id });
  const untilSent = (message: { id: string }) =>
    waitUntil('the mail', async () => (await find(message))?.state === 'sent');
  const failedOnes = async () =>
    (await desk.ask<{ failedCount: number }>('GET', '/mail-state')).body.failedCount;
  const withAddress = async (language = 'en') => {
    const visitor = await ChatVisitor.begin(leads, 'Hello', { language });
    const { body } = await visitor.leaveAddress();
    const email = `${visitor.sessionId}@visitor.test`;
    await leads.mailbox.untilMailTo(email);
    return { visitor, email, reference: body.reference, leadId: body.id };
  };

  it('is read on the page by a visitor who asks, and not mailed', async () => {
    const { visitor, email } = await withAddress();
    const message = await answer(visitor, 'We come on Tuesday.');
    expect(message).toMatchObject({ isRead: false, isMailed: false, mail: 'owed' });

    expect((await visitor.ask()).body.messages.at(-1)).toMatchObject({
      content: 'We come on Tuesday.',
      isMailed: false,
    });

    expect(await find(message)).toBeNull();
    await makeDue();
    await sweep();
    expect(leads.mailbox.to(email)).toHaveLength(1);
    expect((await visitor.ask()).body.messages.at(-1)?.content).toBe('We come on Tuesday.');
  });

  it('is read with the next message of a visitor who writes', async () => {
    const { visitor } = await withAddress();
    const message = await answer(visitor, 'We come on Tuesday.');

    const { body } = await visitor.write('When?');

    expect(body.messages.map(({ content }) => content)).toEqual(['We come on Tuesday.', 'When?']);
    expect(await find(message)).toBeNull();
  });

  it('is mailed in the thread of the receipt to a visitor who has left, in their language', async () => {
    const { visitor, email, leadId } = await withAddress('es');
    const [receipt] = leads.mailbox.to(email);
    await leave(visitor, 100);
    const message = await answer(visitor, 'Vamos el martes.\n\nSaludos');
    await sweep();

    const [, mail] = await leads.mailbox.untilMailTo(email, 2);
    expect(mail?.subject).toBe(`Re: ${receipt?.subject}`);
    expect(mail?.inReplyTo).toBe(receipt?.messageId);
    expect(mail?.text).toContain('Vamos el martes.\n\nSaludos');
    expect(mail?.html).toContain('<html lang="es">');
    await untilSent(message);

    const { messages } = (await visitor.ask()).body;
    expect(messages.at(-1)).toMatchObject({ id: message.id, role: 'staff', content: '', isMailed: true });
    const lead = await desk.read(leadId);
    expect(lead.chat?.messages.at(-1)).toMatchObject({
      content: 'Vamos el martes.\n\nSaludos',
      isMailed: true,
      isRead: false,
      mail: 'sent',
    });
  });

  it('waits 60 s and what the times are gathered for after the visitor last asked', async () => {
    const { visitor } = await withAddress();
    await leave(visitor, 30);
    await visitor.ask();
    await leads.app.get(LastSeenTimes).write();
    const message = await answer(visitor, 'Hello');

    const [row]: Array<{ wait: number }> = await leads.database.query(
      `SELECT extract(epoch FROM n.next_attempt_at - s.seen_at)::integer AS wait
       FROM deliveries n, chat_sessions s WHERE n.chat_message_id = $1 AND s.id = $2`,
      [message.id, visitor.sessionId],
    );
    expect(row?.wait).toBe(75);
    const { seenAt } = await leads.database
      .getRepository(ChatSession)
      .findOneByOrFail({ id: visitor.sessionId });
    expect(Date.now() - seenAt.getTime()).toBeLessThan(25_000);
  });

  it('is given on the page or by mail, never both and never neither, whichever comes first', async () => {
    const deliveries = new DeliveriesRepository(leads.database, Delivery);
    const channel = { name: 'mail', lifetimeMs: 60_000, leaseBeats: 9 } as unknown as MailChannel;
    for (let turn = 0; turn < 20; turn += 1) {
      const visitor = await ChatVisitor.begin(leads, `Turn ${turn}`);
      await visitor.leaveAddress();
      const message = await answer(visitor, 'An answer');
      const mail = await find(message);
      await makeDue();

      // Loads the conversation into memory again, so that the calls below need not read it first.
      await Object.assign(new ChatVisitor(leads), { sessionId: visitor.sessionId }).ask();

      const [claim, ...asked] = await Promise.all([
        afterSteps(turn % 10, () => deliveries.claim(channel, mail?.id ?? '')),
        visitor.ask(),
        visitor.ask(),
        visitor.write('And?'),
      ]);

      const [isMailed] = new Set(
        asked.flatMap(({ body }) =>
          body.messages.filter(({ id }) => id === message.id).map((seen) => seen.isMailed),
        ),
      );
      const { messages } = (await visitor.ask()).body;
      const seen = messages.find(({ id }) => id === message.id);
      expect([isMailed, seen?.isMailed, seen?.content]).toEqual(
        claim ? [true, true, ''] : [false, false, 'An answer'],
      );
    }
  });

  /** Runs work after this many queries, so that each turn hits another moment of the visitor's calls. */
  async function afterSteps<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
    for (let step = 0; step < count; step += 1) await leads.database.query('SELECT 1');
    return work();
  }

  it('waits on the page while there is no address, and is owed by mail once there is one', async () => {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const first = await answer(visitor, 'May I have your address?');
    expect(await find(first)).toBeNull();
    await leave(visitor, 3_600);
    await sweep();
    expect((await visitor.ask()).body.messages.at(-1)?.content).toBe('May I have your address?');

    const second = await answer(visitor, 'Are you there?');
    await visitor.leaveAddress();

    expect([await find(first), (await find(second))?.state]).toEqual([null, 'owed']);
    await leave(visitor, 100);
    await makeDue();
    await sweep();
    await untilSent(second);
    expect((await visitor.ask()).body.messages.find(({ id }) => id === second.id)).toMatchObject({
      isMailed: true,
      content: '',
    });
  });

  it('can be read on the page once its mail has failed for good', async () => {
    const { visitor, email } = await withAddress();
    leads.mailbox.rule = (address) => (address === email ? 550 : undefined);
    await leave(visitor, 100);
    const message = await answer(visitor, 'We come on Tuesday.');
    await sweep();
    await waitUntil('the refusal', async () => (await find(message))?.state === 'failed');
    expect(await failedOnes()).toBe(1);
    leads.mailbox.rule = () => undefined;

    expect((await visitor.ask()).body.messages.at(-1)).toMatchObject({
      content: 'We come on Tuesday.',
      isMailed: false,
    });
    expect([await find(message), await failedOnes()]).toEqual([null, 0]);
  });

  it('comes back to a page that has it as mailed when its mail could not be sent', async () => {
    const { visitor } = await withAddress();
    const message = await answer(visitor, 'We come on Tuesday.');
    const set = (state: string, lease: number | null) =>
      leads.database
        .getRepository(Delivery)
        .update({ chatMessageId: message.id }, { state, lease } as object);
    await set('sending', 9);
    expect((await visitor.ask()).body.messages.at(-1)).toMatchObject({ content: '', isMailed: true });
    await set('owed', null);
    leads.app.get(ChatLookup, { strict: false }).forget(visitor.sessionId);

    const { body } = await visitor.ask(message.id);

    expect(body.messages).toMatchObject([{ content: 'We come on Tuesday.', isMailed: false }]);
    expect(await find(message)).toBeNull();
  });

  it('has failed at once where the email address was removed, and can be read on the page', async () => {
    const { visitor, leadId } = await withAddress();
    await desk.change(leadId, { email: null, phone: '(239) 555-0144' });

    expect(await answer(visitor, 'We come on Tuesday.')).toMatchObject({ mail: 'failed' });

    const { body } = await visitor.ask();
    expect(body.messages.at(-1)?.content).toBe('We come on Tuesday.');
  });

  it('is not given on the page while a mail server may have it', async () => {
    const { visitor } = await withAddress();
    const message = await answer(visitor, 'We come on Tuesday.');
    await leads.database.query(
      `UPDATE deliveries SET open_at = 'main', next_attempt_at = now() + interval '10 minutes' WHERE chat_message_id = $1`,
      [message.id],
    );

    expect((await visitor.ask()).body.messages.at(-1)).toMatchObject({ content: '', isMailed: true });
    expect((await find(message))?.state).toBe('owed');
  });

  it('of a restored backup waits for an administrator', async () => {
    const { visitor } = await withAddress();
    const message = await answer(visitor, 'We come on Tuesday.');
    await leads.database.query(`UPDATE deliveries SET state = 'held' WHERE chat_message_id = $1`, [
      message.id,
    ]);

    expect((await visitor.ask()).body.messages.at(-1)).toMatchObject({ content: '', isMailed: true });
    expect((await find(message))?.state).toBe('held');
  });

  it('is not mailed for a lead in the bin', async () => {
    const { visitor, email, leadId } = await withAddress();
    await leave(visitor, 100);
    await answer(visitor, 'We come on Tuesday.');
    await leads.database.query('UPDATE leads SET deleted_at = now() WHERE id = $1', [leadId]);
    await makeDue();
    await sweep();

    expect(leads.mailbox.to(email)).toHaveLength(1);
  });
});
