import { firstSite } from '@sandhill/company/content/first-site.js';
import type { INestApplication } from '@nestjs/common';
import type { ReceivedMail } from '@sandhill/testing/servers/mailbox.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadMessageResponse } from '../src/conversation/message.response.js';
import { LeadMessage } from '../src/model/lead-message.entity.js';
import type { NotificationResponse } from '../src/inbox/lead-parts.responses.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { addDueNow } from './support/add-due-now.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

const linesEmail = 'lights@firm.test';
const text = 'Podemos ir el martes.\n\nSaludos,\nRuth';

const write = (desk: Desk, id: string, body: object = {}, headers = {}) =>
  desk.ask<LeadMessageResponse>('POST', `/${id}/messages`, { text, language: 'es', ...body }, headers);
const headerOf = (mail: ReceivedMail | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value;

describe('the conversation with a visitor', () => {
  let leads: Leads;
  let worker: INestApplication;
  let ruth: Desk;
  let ben: Desk;

  beforeAll(async () => {
    leads = await Leads.start({ environment: { MAIL_ROUTES: JSON.stringify({ lighting: linesEmail }) } });
    worker = await leads.startWorker();
    ruth = new Desk(leads);
    ben = new Desk(leads, 'ben', '019aa000-0000-7000-8000-0000000000b1');
  });

  afterAll(() => leads.stopAll());

  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const makeMessagesOld = (age: string) =>
    leads.database.query('UPDATE lead_messages SET created_at = now() - $1::interval', [age]);
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const untilState = (id: string, ...states: string[]) =>
    waitUntil(`messages that are ${states.join(', ')}`, async () => {
      const { messages } = await ruth.read(id);
      return messages.map(({ state }) => state).join() === states.join();
    });

  it('is one thread of three answers by two users, one of them sent while the mail server is unavailable', async () => {
    const email = 'threads@visitor.test';
    const { id, reference } = await quote({ email, language: 'es' });
    const [receipt] = await leads.mailbox.untilMailTo(email);
    await owedReminders(id);

    expect((await write(ruth, id)).status).toBe(201);
    await leads.mailbox.untilMailTo(email, 2);
    await leads.mailbox.close();
    leads.mailbox.dropConnections();
    const second = await write(ben, id, { text: 'We start at 8.', language: 'en' });
    await waitUntil('an attempt without a mail server', async () => {
      const { messages } = await ruth.read(id);
      return messages[1]?.state === 'owed' && messages[1].lastError !== null;
    });
    await leads.mailbox.open();
    await leads.database.query('UPDATE deliveries SET next_attempt_at = now()');
    await sweep();
    await leads.mailbox.untilMailTo(email, 3);
    await write(ruth, id, { text: 'Hasta luego.' });

    const mails = await leads.mailbox.untilMailTo(email, 4);
    await untilState(id, 'sent', 'sent', 'sent');
    await sweep();
    expect(leads.mailbox.to(email)).toHaveLength(4);
    const ids = mails.map(({ messageId }) => messageId);
    expect(ids[0]).toBe(receipt?.messageId);
    for (const [index, mail] of mails.slice(1).entries()) {
      expect(mail.inReplyTo).toBe(ids[index]);
      expect(mail.references).toBe(ids.slice(0, index + 1).join(' '));
      expect(mail.subject).toBe(`Re: ${receipt?.subject}`);
      expect(mail.replyTo).toEqual([{ name: 'Sandhill Grounds', address: officeEmail }]);
      expect(mail.from).toEqual(receipt?.from);
      expect(headerOf(mail, 'auto-submitted')).toBeUndefined();
    }
    expect(mails[1]?.text).toContain(text);
    expect(mails[1]?.html).toContain('<html lang="es">');
    expect(mails[2]?.html).toContain('<html lang="en">');

    const lead = await ben.read(id);
    expect(lead).toMatchObject({
      reference,
      status: 'contacted',
      owner: { username: 'ruth' },
      claimedBy: 'ruth',
      claimedVia: 'answer',
      answeredAt: expect.any(String) as string,
    });
    expect(lead.messages.map(({ author, language, state }) => [author, language, state])).toEqual([
      ['ruth', 'es', 'sent'],
      ['ben', 'en', 'sent'],
      ['ruth', 'es', 'sent'],
    ]);
    expect(lead.messages[1]?.id).toBe(second.body.id);
    expect(lead.history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['claimed', 'ruth'],
      ['status_changed', 'ruth'],
    ]);
    expect(await leads.database.getRepository(Delivery).countBy({ kind: 'reminder' })).toBe(0);
  });

  /** Waits for a reminder that the sweep has added and that no mail server accepts. */
  async function owedReminders(id: string): Promise<void> {
    const createdAt = businessClock(firstSite).hoursAgo(9, new Date());
    await leads.database.query('UPDATE leads SET created_at = $1, waiting_since = $1 WHERE id = $2', [
      createdAt,
      id,
    ]);
    leads.mailbox.rule = (address) => (address === officeEmail ? 451 : undefined);
    await waitUntil('a reminder', async () => {
      await addDueNow(worker);
      return (await leads.database.getRepository(Delivery).countBy({ kind: 'reminder' })) === 1;
    });
    await waitUntil('a reminder that is put off', async () => {
      const mails = await leads.database.getRepository(Delivery).findBy({ kind: 'reminder' });
      return mails.every(({ state, attempts }) => state === 'owed' && attempts > 0);
    });
    leads.mailbox.rule = () => undefined;
  }

  it('holds a message once, however often it is sent', async () => {
    const { id } = await quote();
    const key = { 'idempotency-key': 'one-press' };

    const answers = await Promise.all([1, 2, 3].map(() => write(ruth, id, {}, key)));
    const unkeyed = await Promise.all([1, 2].map(() => write(ruth, id, { text: 'No key.' })));
    const reused = await write(ruth, id, { text: 'Other words.' }, key);
    const another = await write(ruth, id, {}, { 'idempotency-key': 'another-press' });

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(unkeyed.map(({ body }) => body.id)).size).toBe(1);
    expect(reused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(another.status).toBe(201);
    expect((await ruth.read(id)).messages).toHaveLength(3);
  });

  it('holds the same words once within ten minutes, and again later', async () => {
    const { id } = await quote();
    const sent = async () => (await write(ruth, id, { text: 'See you on Monday.' })).body.id;

    const first = await sent();
    await makeMessagesOld('9 minutes 45 seconds');
    const second = await sent();
    await makeMessagesOld('10 minutes 1 second');
    const third = await sent();

    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes a mail with the same words under the name of a colleague for no repeat', async () => {
    const { id: leadId } = await quote();
    const mail = {
      leadId,
      direction: 'in',
      author: 'ruth',
      sender: 'ruth@visitor.test',
      text,
      language: 'es',
    };
    await leads.database.manager.insert(LeadMessage, mail as LeadMessage);

    expect((await write(ruth, leadId)).status).toBe(201);
    expect((await ruth.read(leadId)).messages).toHaveLength(2);
  });

  it('begins with the answer where no receipt was sent, and reaches the address of the service', async () => {
    const email = 'twice@visitor.test';
    await quote({ email });
    const { id, reference } = await quote({
      email,
      services: ['lighting'],
      message: 'Again, for the lamps.',
    });
    await leads.mailbox.untilMailTo(email, 1);

    await write(ruth, id, { text: '<b>Yes</b> & no', language: 'en' });
    await write(ben, id, { text: 'Two.', language: 'en' });

    const [, first, second] = await leads.mailbox.untilMailTo(email, 3);
    const byText = [first, second].toSorted(
      (one, other) => (one?.subject ?? '').length - (other?.subject ?? '').length,
    );
    expect(byText[0]?.subject).toBe(`Your quote request · ${reference}`);
    expect(byText[0]?.inReplyTo).toBeUndefined();
    expect(byText[0]?.html).toContain('&lt;b&gt;Yes&lt;/b&gt; &amp; no');
    expect(byText[0]?.replyTo).toMatchObject([{ address: linesEmail }]);
    expect(byText[1]).toMatchObject({
      subject: `Re: Your quote request · ${reference}`,
      inReplyTo: byText[0]?.messageId,
    });
  });

  it('lets the office have the mail of a lead that was taken for spam, once it is answered', async () => {
    const { id } = (await post(`${leads.url}/api/contact`, aContact({ website: 'x' }))).body;
    expect(await leads.database.getRepository(Delivery).findBy({ leadId: id })).toEqual([]);

    await write(ruth, id);
    expect((await ruth.read(id)).status).toBe('spam');
    await write(ruth, id, { text: 'You are no robot.', status: 'contacted' });

    await waitUntil('the office’s mail', async () => {
      const [mail] = await leads.database
        .getRepository(Delivery)
        .findBy({ leadId: id, kind: 'office_contact' });
      return mail?.state === 'sent';
    });
  });

  it('shows an answer that the mail server rejects, and sends it again', async () => {
    const email = 'moved@visitor.test';
    const { id, reference } = await quote({ email });
    await leads.mailbox.untilMailTo(email);
    leads.mailbox.rule = (address) => (address === email ? 550 : undefined);
    await write(ruth, id);
    await untilState(id, 'failed');
    const [message] = (await ruth.read(id)).messages;
    expect(message?.lastError).toContain('550');
    const { body } = await ruth.ask<MailStateResponse>('GET', '/mail-state');
    expect(body.failures).toMatchObject([{ reference, recipient: 'visitor' }]);

    leads.mailbox.rule = () => undefined;
    const again = `/${id}/notifications/${message?.notificationId}/send`;
    expect((await ruth.ask<NotificationResponse>('POST', again)).body).toMatchObject({ kind: 'answer' });

    await untilState(id, 'sent');
    await ruth.call('POST', again);
    const mails = await leads.mailbox.untilMailTo(email, 3);
    expect(mails[1]?.messageId).toBe(mails[2]?.messageId);
  });

  it('counts a call as an answer, and keeps a status that staff have set', async () => {
    const { id } = (await post(`${leads.url}/api/contact`, aContact())).body;
    await ben.call('POST', `/${id}/notes`, { text: 'She wants palms.', kind: 'call' });
    const called = await ruth.read(id);
    expect(called).toMatchObject({ status: 'contacted', claimedBy: 'ben', claimedVia: 'answer' });
    expect(called.notes).toMatchObject([{ author: 'ben', kind: 'call' }]);

    await write(ruth, id, { status: 'won' });
    await ben.call('POST', `/${id}/notes`, { text: 'Paid.' });

    const answered = await ruth.read(id);
    expect(answered).toMatchObject({ status: 'won', claimedBy: 'ben', answeredAt: called.answeredAt });
    expect(answered.notes.map(({ kind }) => kind)).toEqual(['call', 'note']);
    expect(answered.history.map(({ kind, details }) => [kind, details])).toEqual([
      ['claimed', { via: 'answer' }],
      ['status_changed', { from: 'new', to: 'contacted' }],
      ['status_changed', { from: 'contacted', to: 'won' }],
    ]);
  });

  it.each([
    [{ text: ' ' }, 'text', 'required'],
    [{ text: 'x'.repeat(10_001) }, 'text', 'too_long'],
    [{ language: 'fr' }, 'language', 'unknown_language'],
    [{ language: null }, 'language', 'unknown_language'],
    [{ status: null }, 'status', 'unknown_status'],
  ])('rejects what is no message (%#)', async (body, field, code) => {
    const { id } = (await post(`${leads.url}/api/contact`, aContact())).body;

    expect(await write(ruth, id, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: { code } } },
    });
    expect((await ruth.read(id)).messages).toEqual([]);
  });

  it('needs an address, and a lead outside the bin', async () => {
    const typed = { kind: 'contact', source: 'call', name: 'Ann', phone: '239 555 0110' };
    const { body } = await ruth.ask<{ id: string }>('POST', '', typed);
    expect(await write(ruth, body.id)).toMatchObject({ status: 400, body: { code: 'no_email' } });

    const { id } = await quote();
    await new Desk(leads, 'ada', undefined, 'administrator').call('DELETE', `/${id}`);
    expect((await write(ruth, id)).status).toBe(404);
  });
});
