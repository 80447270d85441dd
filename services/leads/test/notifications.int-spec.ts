import { LeadDeliveries } from '../src/deliveries/lead-deliveries.js';
import { MailChannel } from '../src/mail/notifications/mail.channel.js';
import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { createProductionQueue, createTestQueue } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads, officeEmail } from './support/start-leads.js';

describe('the mail of a lead with its queue', () => {
  let leads: Leads;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start({ queue: await createProductionQueue() });
    worker = await leads.startWorker();
  });

  afterEach(async () => {
    leads.mailbox.rule = () => undefined;
    await leads.database.query('DELETE FROM deliveries');
    leads.mailbox.empty();
  });

  afterAll(() => leads.stopAll());

  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const find = (where: Partial<Delivery>) =>
    leads.database.getRepository(Delivery).findOneByOrFail(where as object);
  const makeDue = () => leads.database.query(`UPDATE deliveries SET next_attempt_at = now()`);
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();

  it('is sent to the office and to the visitor', async () => {
    const { id, reference } = await quote({ email: 'dora@visitor.test' });

    const [office] = await leads.mailbox.untilMailTo(officeEmail);
    const [receipt] = await leads.mailbox.untilMailTo('dora@visitor.test');

    expect(office?.subject).toContain(reference);
    expect(receipt?.subject).toContain(reference);
    await waitUntil('both marked sent', async () => {
      const sent = await leads.database.getRepository(Delivery).countBy({ leadId: id, state: 'sent' });
      return sent === 2;
    });
    const notification = await find({ leadId: id, kind: 'office_quote' });
    expect(notification).toMatchObject({ attempts: 1, lastError: null, messageId: office?.messageId });
    expect(office?.messageId).toBe(`<${notification.id}@sandhillgrounds.example>`);
  });

  it('is sent to the general address for contact messages', async () => {
    await post(`${leads.url}/api/contact`, aContact({ subject: 'Do you plant palms?' }));

    const [mail] = await leads.mailbox.untilMailTo(generalEmail);

    expect(mail?.subject).toContain('Do you plant palms?');
  });

  it('is sent when the mail server is available again', async () => {
    await leads.mailbox.close();
    const { id } = await quote();
    await waitUntil(
      'the first failure',
      async () => (await find({ leadId: id, kind: 'office_quote' })).attempts > 0,
    );

    const postpone = await find({ leadId: id, kind: 'office_quote' });
    expect(postpone).toMatchObject({ state: 'owed', lastError: expect.stringContaining('ECONNREFUSED') });
    expect(postpone.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());

    await leads.mailbox.open();
    await makeDue();
    await sweep();
    await leads.mailbox.untilMailTo(officeEmail);
  });

  it('is retried after a temporary rejection', async () => {
    leads.mailbox.rule = (address) => (address === officeEmail ? 451 : undefined);
    const { id } = await quote();
    await waitUntil(
      'the first failure',
      async () => (await find({ leadId: id, kind: 'office_quote' })).attempts === 1,
    );

    leads.mailbox.rule = () => undefined;
    await makeDue();
    await sweep();

    await leads.mailbox.untilMailTo(officeEmail);
    await waitUntil(
      'the second attempt',
      async () => (await find({ leadId: id, kind: 'office_quote' })).attempts === 2,
    );
  });

  it('is sent to the fallback address if the office is rejected permanently', async () => {
    leads.mailbox.rule = (address) => (address === officeEmail ? 550 : undefined);
    const { id } = await quote();

    const [mail] = await leads.mailbox.untilMailTo(fallbackEmail);

    expect(mail?.subject).toContain('Q-');
    expect(await find({ leadId: id, recipient: 'office' })).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('no such thing here (550)'),
    });
  });

  it('fails if the visitor is rejected permanently', async () => {
    leads.mailbox.rule = (address) => (address === 'eve@visitor.test' ? 550 : undefined);
    const { id } = await quote({ email: 'eve@visitor.test' });

    await waitUntil(
      'the failure',
      async () => (await find({ leadId: id, recipient: 'visitor' })).state === 'failed',
    );

    const rows = await leads.database.getRepository(Delivery).countBy({ leadId: id });
    expect(rows).toBe(2);
  });

  it('fails without a copy to the fallback address if it is one person’s day and that person is rejected', async () => {
    leads.mailbox.rule = (address) => (address === 'ruth@staff.test' ? 550 : undefined);
    const { id } = await leads.database.getRepository(Delivery).save({
      channel: 'mail',
      kind: 'today',
      recipient: 'ruth@staff.test' as never,
      sourceId: randomUUID(),
      happenedAt: new Date(),
    });

    await waitUntil('the failure', async () => {
      await sweep();
      return (await find({ id })).state === 'failed';
    });

    expect(await leads.database.getRepository(Delivery).count()).toBe(1);
  });

  it('is tried for 72 hours of temporary rejections, and then fails', async () => {
    leads.mailbox.rule = () => 451;
    const { id } = await quote();
    const receipt = () => find({ leadId: id, recipient: 'visitor' });
    const untilTried = (attempts: number) =>
      waitUntil(`attempt ${attempts}`, async () => (await receipt()).attempts === attempts);
    const tryWhenOwedFor = async (age: string) => {
      await leads.database.query('UPDATE deliveries SET owed_since = now() - $1::interval', [age]);
      await makeDue();
      await sweep();
    };
    await untilTried(1);

    await tryWhenOwedFor('71 hours 55 minutes');
    await untilTried(2);
    expect((await receipt()).state).toBe('owed');
    await tryWhenOwedFor('72 hours');

    await waitUntil('the failure', async () => (await receipt()).state === 'failed');
  });

  it('is sent once, however many workers run its job', async () => {
    const other = await leads.startWorker();
    const { id, reference } = await quote({ email: 'fred@visitor.test' });
    await Promise.all([sweep(), other.get(OwedSweep, { strict: false }).run(), sweep()]);

    await leads.mailbox.untilMailTo('fred@visitor.test');
    await waitUntil('both marked sent', async () => {
      const sent = await leads.database.getRepository(Delivery).countBy({ leadId: id, state: 'sent' });
      return sent === 2;
    });
    await sweep();
    // Jobs run in order, so once a later mail has arrived, no earlier one is left.
    const later = await quote({ email: 'gina@visitor.test' });
    // Mail of an earlier test may still arrive.
    const toOffice = (about: string) =>
      leads.mailbox.to(officeEmail).filter(({ subject }) => subject?.includes(about));
    await leads.mailbox.untilMailTo('gina@visitor.test');
    await waitUntil('the later mail', async () => toOffice(later.reference).length > 0);

    expect(leads.mailbox.to('fred@visitor.test')).toHaveLength(1);
    expect(toOffice(reference)).toHaveLength(1);
    await leads.stop(other);
  });

  it('is sent again after its worker died', async () => {
    const { id } = await quote();
    // The mail arrives shortly before the worker records that it is sent.
    const sent = `SELECT FROM deliveries WHERE lead_id = $1 AND recipient = 'office' AND state = 'sent'`;
    await waitUntil('the recorded mail', async () => {
      return ((await leads.database.query(sent, [id])) as unknown[]).length === 1;
    });
    leads.mailbox.empty();
    await leads.database.query(
      `UPDATE deliveries SET state = 'sending', lease = 1 WHERE lead_id = $1 AND recipient = 'office'`,
      [id],
    );

    await leads.database.query(`UPDATE delivery_beats SET at = now() - interval '10 seconds'`);
    await sweep();

    await leads.mailbox.untilMailTo(officeEmail);
  });

  it('is sent at once if it was due when the clock was set back, and waits if it was not', async () => {
    leads.mailbox.rule = () => 451;
    const { id } = await quote();
    await waitUntil('the first attempts', async () => {
      return (await leads.database.getRepository(Delivery).countBy({ leadId: id, attempts: 1 })) === 2;
    });
    await leads.database.query(
      `UPDATE deliveries SET next_attempt_at = now() + interval '1 day'
         + CASE recipient WHEN 'office' THEN interval '0' ELSE interval '1 minute' END
       WHERE lead_id = $1`,
      [id],
    );
    leads.mailbox.rule = () => undefined;
    await leads.database.query(`UPDATE delivery_beats SET at = now() + interval '1 day'`);
    await sweep();

    await leads.mailbox.untilMailTo(officeEmail);
    expect(await find({ leadId: id, recipient: 'visitor' })).toMatchObject({ state: 'owed', attempts: 1 });
  });
});

describe('the mail of a lead', () => {
  it('is sent by the sweep if the queue was unavailable', async () => {
    const leads = await Leads.start({ environment: { QUEUE_URL: 'redis://127.0.0.1:1/0' } });
    const queue = await createTestQueue();
    const started = Date.now();

    const { status } = await post(`${leads.url}/api/quotes`, aQuote());

    expect(status).toBe(201);
    expect(Date.now() - started).toBeLessThan(10_000);
    await leads.startWorker({ QUEUE_URL: queue.url });
    await leads.mailbox.untilMailTo(officeEmail);
    await leads.stopAll();
  });

  it('waits without using up attempts while the mail server rejects the password', async () => {
    const mailbox = await Mailbox.start({ needsSignIn: true });
    mailbox.password = 'changed';
    const leads = await Leads.start({ mailbox });
    const worker = await leads.startWorker();
    await post(`${leads.url}/api/contact`, aContact());
    const repository = leads.database.getRepository(Delivery);
    await waitUntil(
      'the rejection',
      async () => (await repository.findOneByOrFail({ recipient: 'general' })).lastError !== null,
    );
    expect(await repository.findOneByOrFail({ recipient: 'general' })).toMatchObject({
      state: 'owed',
      attempts: 0,
    });

    mailbox.password = 'right-password';
    await leads.database.query('UPDATE sending_pauses SET next_probe_at = now()');
    await worker.get(PauseProbe, { strict: false }).run();
    await worker.get(OwedSweep, { strict: false }).run();

    await mailbox.untilMailTo(generalEmail);
    await leads.stopAll();
  });

  it('follows the routes of its services', async () => {
    const routes = { irrigation: 'water@firm.test', lighting: 'WATER@firm.test', maintenance: officeEmail };
    const leads = await Leads.start({ environment: { MAIL_ROUTES: JSON.stringify(routes) } });
    await leads.startWorker();
    await post(
      `${leads.url}/api/quotes`,
      aQuote({ services: ['irrigation', 'lighting', 'maintenance', 'other'] }),
    );

    await leads.mailbox.untilMailTo(officeEmail);
    await waitUntil('the routed mail', async () =>
      leads.mailbox.mails.some(({ recipient }) => recipient.toLowerCase() === 'water@firm.test'),
    );

    expect(await leads.database.getRepository(Delivery).countBy({ kind: 'office_quote' })).toBe(2);
    await leads.stopAll();
  });
});

describe('the job that delivers a mail', () => {
  it('does nothing for an unknown mail', async () => {
    const leads = await Leads.start();
    const worker = await leads.startWorker();
    const { engine } = worker.get(LeadDeliveries, { strict: false });
    const channel = worker.get(MailChannel, { strict: false });

    await expect(engine.deliver(channel, randomUUID())).resolves.toBeUndefined();

    await leads.stopAll();
  });
});
