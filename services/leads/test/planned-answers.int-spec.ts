import type { INestApplication } from '@nestjs/common';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadMessageResponse } from '../src/conversation/message.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { HeldMail } from '../src/mail/held/held-mail.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { SendingPausesRepository } from '../src/mail/notifications/sending-pauses.repository.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { SpamMark } from '../src/spam-marks/spam-mark.entity.js';
import { Not } from 'typeorm';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('an answer that goes out later', () => {
  let leads: Leads;
  let worker: INestApplication;
  let ruth: Desk;
  let administrator: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    ruth = new Desk(leads);
    administrator = new Desk(leads, 'olga', '019aa000-0000-7000-8000-0000000000d9', 'administrator');
  });

  afterAll(() => leads.stopAll());

  const arrive = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body;
  const plan = (id: string, changes: object = {}) =>
    ruth.ask<LeadMessageResponse>('POST', `/${id}/messages`, {
      text: 'We come on Tuesday.',
      language: 'en',
      sendAt: inHours(14),
      ...changes,
    });
  const change = (id: string, messageId: string, body: object, revision?: number) =>
    ruth.ask<LeadMessageResponse & { code?: string }>(
      'PATCH',
      `/${id}/messages/${messageId}`,
      body,
      revision === undefined ? {} : { 'if-match': `"${revision}"` },
    );
  /** Makes unsent mails due this many hours earlier, as if the hours had passed. */
  const pass = async (hours: number) => {
    await leads.database.query(
      `UPDATE deliveries SET next_attempt_at = next_attempt_at - $1 * interval '1 hour' WHERE state = 'owed'`,
      [hours],
    );
    await worker.get(OwedSweep, { strict: false }).run();
  };
  const passInBin = async (id: string) => {
    await administrator.call('DELETE', `/${id}`);
    await leads.database.query(`UPDATE lead_messages SET send_at = now() WHERE lead_id = $1`, [id]);
    await leads.database.query(
      `UPDATE deliveries SET next_attempt_at = now(), owed_since = now(), waiting_since = now()
       WHERE answer_id IS NOT NULL AND lead_id = $1`,
      [id],
    );
    await administrator.call('POST', `/${id}/restore`);
  };
  const untilNoneOwed = () =>
    waitUntil('no other mail owed', async () => {
      const { body } = await ruth.ask<MailStateResponse>('GET', '/mail-state');
      return body.owedCount === 0;
    });
  const untilSent = (id: string) =>
    waitUntil('the answer sent', async () => (await ruth.read(id)).messages[0]?.state === 'sent');
  const hurry = (page: string) =>
    post(`${leads.url}/api/visitor-pages/${page.split('/').at(-1)}/urgency`, { urgency: 'tree' });
  const withdraw = (page: string) =>
    fetch(`${leads.url}/api/visitor-pages/${page.split('/').at(-1)}/withdrawal`, { method: 'POST' });

  it('is shown and can be changed until then; the lead is answered when it is sent', async () => {
    const { id } = await arrive();
    const planned = await plan(id);
    expect(planned).toMatchObject({
      status: 201,
      body: { state: 'owed', heldAt: null, sendAt: expect.any(String) },
    });
    expect(await ruth.read(id)).toMatchObject({
      status: 'new',
      answeredAt: null,
      claimedBy: 'ruth',
      waitingSince: expect.any(String),
    });
    await untilNoneOwed();
    await pass(13);
    expect((await ruth.read(id)).messages).toMatchObject([{ state: 'owed' }]);

    const changed = await change(id, planned.body.id, { text: 'We come on Friday.', sendAt: inHours(20) });
    expect(changed).toMatchObject({ status: 200, body: { text: 'We come on Friday.' } });
    await pass(14);
    expect((await ruth.read(id)).messages).toMatchObject([{ state: 'owed' }]);

    await pass(7);
    await untilSent(id);
    const lead = await ruth.read(id);
    expect(lead).toMatchObject({ status: 'contacted', waitingSince: null, answeredAt: expect.any(String) });
    const mail = leads.mailbox.to(lead.email ?? '').find(({ text }) => text?.includes('We come on'));
    expect(mail?.text).toContain('We come on Friday.');
    expect(await leads.database.getRepository(SpamMark).findOneBy({ leadId: id })).toMatchObject({
      isSpam: false,
    });
  });

  it('that was sent before stays as it was sent, and is not held, while it is sent again', async () => {
    const { id, page } = await arrive();
    const { body } = await plan(id);
    await change(id, body.id, { sendAt: null });
    await untilSent(id);
    const unchanged = async () => {
      expect((await change(id, body.id, { text: 'Too late.' })).status).toBe(409);
      expect((await ruth.call('DELETE', `/${id}/messages/${body.id}`)).status).toBe(409);
    };
    await unchanged();

    await leads.database.query(
      `UPDATE deliveries SET state = 'owed', next_attempt_at = now() + interval '1 hour' WHERE answer_id = $1`,
      [body.id],
    );
    await unchanged();
    await hurry(page);
    expect((await ruth.read(id)).messages).toMatchObject([{ state: 'owed', heldAt: null }]);
  });

  it('is not changed over what somebody else has changed', async () => {
    const { id } = await arrive();
    const { body: planned } = await plan(id);

    const first = await change(id, planned.id, { text: 'We come on Friday.' }, planned.revision);
    const second = await change(id, planned.id, { text: 'We come at nine.' }, planned.revision);

    expect(first).toMatchObject({ status: 200, body: { revision: planned.revision + 1 } });
    expect(second).toMatchObject({ status: 412, body: { code: 'answer_changed' } });
    expect((await change(id, planned.id, {})).status).toBe(400);
    expect((await ruth.read(id)).messages).toMatchObject([{ text: 'We come on Friday.' }]);
  });

  it('is not sent when it was deleted, nor with a lead that comes back from the bin, but at once where that is wished', async () => {
    const { id } = await arrive();
    const [first, second] = [await plan(id), await plan(id, { text: 'And on Friday.' })];
    expect((await ruth.call('DELETE', `/${id}/messages/${first.body.id}`)).status).toBe(204);
    await administrator.call('DELETE', `/${id}`);
    await administrator.call('POST', `/${id}/restore`);
    await worker.get(OwedSweep, { strict: false }).run();
    expect((await ruth.read(id)).messages).toMatchObject([{ id: second.body.id, state: 'owed' }]);

    await change(id, second.body.id, { sendAt: null });
    await untilSent(id);
  });

  it('fails at once when the email address is removed before', async () => {
    const { id } = await arrive();
    await plan(id);
    const failed = async () => (await ruth.ask<MailStateResponse>('GET', '/mail-state')).body.failedCount;
    const before = await failed();

    await ruth.change(id, { email: null });

    const [message] = (await ruth.read(id)).messages;
    expect(message).toMatchObject({ state: 'failed' });
    await ruth.call('POST', `/${id}/notifications/${message?.notificationId}/send`);
    expect((await ruth.read(id)).messages).toMatchObject([{ state: 'failed' }]);
    expect(await failed()).toBe(before);
  });

  it('waits for a decision when the visitor is heard from before', async () => {
    const { id, page } = await arrive();
    const { body } = await plan(id);
    expect((await hurry(page)).status).toBe(200);
    expect((await ruth.read(id)).messages).toMatchObject([{ heldAt: expect.any(String), state: 'owed' }]);
    await pass(24 * 365);
    await change(id, body.id, { text: 'We come today.' });
    expect((await ruth.read(id)).messages).toMatchObject([{ heldAt: expect.any(String), state: 'owed' }]);

    await change(id, body.id, { sendAt: null });
    await untilSent(id);
    expect((await ruth.read(id)).messages[0]?.heldAt).toBeNull();
  });

  it('waits for a decision when the visitor is heard from while it is held in a restored backup', async () => {
    const { id, page } = await arrive();
    const { body } = await plan(id);
    await leads.database.query(`UPDATE deliveries SET state = 'held' WHERE answer_id = $1`, [body.id]);
    await hurry(page);

    await leads.app.get(HeldMail, { strict: false }).release('send', bySystem);

    await pass(24 * 365);
    expect((await ruth.read(id)).messages).toMatchObject([{ heldAt: expect.any(String), state: 'owed' }]);
  });

  it('is sent at its time even if all mail of a restored backup is marked as sent before', async () => {
    const { id } = await arrive();
    const { body } = await plan(id);
    await leads.database.query(`UPDATE deliveries SET state = 'held' WHERE answer_id = $1`, [body.id]);

    await leads.app.get(HeldMail, { strict: false }).release('mark_sent', bySystem);

    expect((await ruth.read(id)).messages).toMatchObject([{ heldAt: null, state: 'owed' }]);
    await pass(15);
    await untilSent(id);
  });

  it('is tried for three days from its time on, even if sending was paused before', async () => {
    const { id } = await arrive();
    await untilNoneOwed();
    const { body } = await plan(id);
    const pauses = worker.get(SendingPausesRepository, { strict: false });
    await pauses.begin({ server: 'main', cause: 'sign_in', reason: '535 no' });
    await pauses.end('main');
    leads.mailbox.rule = () => 451;

    await leads.database.query(
      `UPDATE deliveries SET owed_since = owed_since - interval '80 hours' WHERE answer_id = $1`,
      [body.id],
    );
    await pass(80);
    const deliveries = leads.database.getRepository(Delivery);
    await waitUntil('an attempt', async () =>
      deliveries.existsBy({ answerId: body.id, attempts: 1, state: Not('sending') }),
    );
    leads.mailbox.rule = () => undefined;

    expect((await ruth.read(id)).messages).toMatchObject([{ state: 'owed' }]);
  });

  it.each([
    ['the visitor withdraws', (_id: string, page: string) => withdraw(page)],
    ['the lead is marked as spam', (id: string) => ruth.change(id, { status: 'spam' })],
    ['its time passes in the bin', (id: string) => passInBin(id)],
  ])('waits for a decision when %s before', async (_what, happen) => {
    const { id, page } = await arrive();
    await plan(id);
    await happen(id, page);

    await pass(24 * 365);
    expect((await ruth.read(id)).messages).toMatchObject([{ heldAt: expect.any(String), state: 'owed' }]);
  });

  it.each([
    [{ sendAt: inHours(-1) }],
    [{ sendAt: inHours(24 * 61) }],
    [{ sendAt: '2031-02-30T08:00:00Z' }],
    [{ sendAt: '2031-02-20' }],
    [{ sendAt: 5 }],
    [{ status: 'won' }],
  ])('is refused with %j', async (wrong) => {
    const { id } = await arrive();

    expect((await plan(id, wrong)).status).toBe(400);
    expect((await ruth.read(id)).messages).toEqual([]);
  });
});
