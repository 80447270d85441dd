import { jest } from '@jest/globals';
import type { Outcome } from '@sandhill/platform/delivery/channel.js';
import type { INestApplication } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import { OutcomeUnknown, MailTransport } from '@sandhill/platform/mail/mail-transport.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { MailChannel } from '../src/mail/notifications/mail.channel.js';
import { Mailer } from '../src/mail/notifications/mailer.js';
import { leaseBeats } from '../src/mail/notifications/sending-limits.js';
import { smtpServer } from '@sandhill/platform/mail/smtp-server.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';

const never = new Promise(() => undefined);
const sweep = (worker: INestApplication) => worker.get(OwedSweep, { strict: false }).run();

describe('a mail is sent once', () => {
  let leads: Leads;
  let open: () => void;

  beforeEach(async () => {
    leads = await Leads.start();
    leads.mailbox.rule = (address) => (address === generalEmail ? undefined : 451);
  });

  afterEach(() => leads.stopAll());

  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body.id;
  const find = () => leads.database.getRepository(Delivery).findOneByOrFail({ recipient: 'general' });
  const untilStatus = (status: string) =>
    waitUntil(`a mail that is ${status}`, async () => (await find()).state === status);
  const closeGate = () => {
    leads.mailbox.gate = new Promise<void>((resolve) => (open = resolve));
  };
  const untilAtTheGate = () => waitUntil('a mail at the gate', async () => leads.mailbox.waiting === 1);
  const makeDue = () => leads.database.query('UPDATE deliveries SET next_attempt_at = now()');

  it('when all database connections of the worker hang after the mail server accepted it', async () => {
    const worker = await leads.startWorker({ DATABASE_POOL: '2' });
    closeGate();
    await contact();
    await untilAtTheGate();
    const held = await holdPool(worker, 2);
    open();
    await leads.mailbox.untilMailTo(generalEmail);

    await Promise.all(held.map((runner) => runner.release()));

    await untilStatus('sent');
    expect(leads.mailbox.to(generalEmail)).toHaveLength(1);
  });

  it('when PostgreSQL fails to commit that it is sent', async () => {
    await leads.database.query(`
      CREATE SEQUENCE commits;
      CREATE FUNCTION fail_to_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.state = 'sent' AND nextval('commits') <= 4 THEN RAISE EXCEPTION 'the disk is full'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER fail_to_commit AFTER UPDATE ON deliveries
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_to_commit()`);
    const worker = await leads.startWorker();
    await contact();

    await untilStatus('sent');
    await sweep(worker);
    await leads.database.query('DROP FUNCTION fail_to_commit() CASCADE; DROP SEQUENCE commits');

    expect(leads.mailbox.to(generalEmail)).toHaveLength(1);
    expect(await find()).toMatchObject({
      attempts: 1,
      messageId: leads.mailbox.to(generalEmail)[0]?.messageId,
    });
  });

  it('when its claim expires during sending, as after a clock jump', async () => {
    const [one, other] = [await leads.startWorker(), await leads.startWorker()];
    closeGate();
    await contact();
    await untilAtTheGate();
    await leads.database.query(`UPDATE delivery_beats SET at = at - interval '1 hour'`);

    for (const worker of [one, other, one, other]) await sweep(worker);

    expect(await find()).toMatchObject({ state: 'sending', lease: leaseBeats - 1 });
    open();
    await untilStatus('sent');
    expect(leads.mailbox.to(generalEmail)).toHaveLength(1);
  });

  it('when its worker is stopped and the server answers 19 s later', async () => {
    const worker = await leads.startWorker();
    closeGate();
    await contact();
    await untilAtTheGate();

    jest.useFakeTimers();
    worker.get(Mailer, { strict: false }).onModuleDestroy();
    jest.advanceTimersByTime(19_000);
    jest.useRealTimers();
    const stopped = leads.stop(worker);
    open();
    await stopped;

    expect(await find()).toMatchObject({ state: 'sent', attempts: 1 });
    expect(leads.mailbox.to(generalEmail)).toHaveLength(1);
  });

  it('and only the newest claim can record its outcome', async () => {
    await contact();
    const worker = await leads.startWorker();
    await untilStatus('sent');
    const deliveries = new DeliveriesRepository(leads.database, Delivery);
    const channel = worker.get(MailChannel, { strict: false });
    const { manager } = leads.database;
    const { id } = await find();
    await worker.close();
    await leads.database.query(`UPDATE deliveries SET state = 'owed', attempts = 0 WHERE id = $1`, [id]);
    const first = await deliveries.claim(channel, id);
    await leads.database.query('UPDATE deliveries SET lease = 1 WHERE id = $1', [id]);
    // The clock was an hour ahead at the last beat and was then set back. Leases do not wait until it has caught up.
    await leads.database.query(`UPDATE delivery_beats SET at = now() + interval '1 hour'`);
    await deliveries.shortenLeases();
    const second = await deliveries.claim(channel, id);
    if (!first || !second) throw new Error('the mail was not claimed');
    const outcomes: Outcome<Delivery>[] = [
      { result: 'sent' },
      { result: 'later', pauseMs: 0, error: 'no' },
      { result: 'failed', error: 'no' },
    ];

    for (const outcome of outcomes) expect(await deliveries.settle(manager, first, outcome)).toBe(false);
    expect(await find()).toMatchObject({ state: 'sending', token: second.token, attempts: 0 });
    expect(await deliveries.settle(manager, second, { result: 'sent' })).toBe(true);
    expect(await deliveries.settle(manager, second, { result: 'failed', error: 'no' })).toBe(false);
    expect(await find()).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('or retried after ten minutes with the same Message-ID if the server did not answer', async () => {
    const worker = await leads.startWorker();
    const loseAnswer = async (count: number) => {
      leads.mailbox.answer = never;
      await makeDue();
      await sweep(worker);
      await leads.mailbox.untilMailTo(generalEmail, count);
      leads.mailbox.dropConnections();
      await waitUntil('the lost answer', async () => (await find()).openFates === count);
    };
    const id = await contact();

    for (const count of [1, 2]) {
      await loseAnswer(count);
      const notification = await find();
      expect(notification).toMatchObject({ state: 'owed', attempts: count, openAt: 'main' });
      const pauseMs = notification.nextAttemptAt.getTime() - Date.now();
      expect(pauseMs).toBeGreaterThan(590_000);
      expect(pauseMs).toBeLessThanOrEqual(600_000);
    }
    const shown = (await (
      await fetch(`${leads.url}/api/leads/${id}`, { headers: leads.signedInAs('user') })
    ).json()) as LeadDetailResponse;
    expect(shown.notifications.find(({ recipient }) => recipient === 'general')).toMatchObject({
      isFateOpen: true,
      lastError: expect.stringMatching(/^No answer after the mail was handed over: /),
    });
    const metrics = await (await fetch(`${await worker.getUrl()}/metrics`)).text();
    expect(metrics).toMatch(/mails_total\{outcome="unknown_fate"\} 2/);

    leads.mailbox.answer = Promise.resolve();
    await makeDue();
    await sweep(worker);
    await untilStatus('sent');

    const ids = leads.mailbox.to(generalEmail).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(await find()).toMatchObject({ openAt: null, openFates: 2 });
  });

  it('and retried normally if the connection is lost before the whole mail is handed over', async () => {
    const worker = await leads.startWorker();
    leads.mailbox.rule = () => {
      leads.mailbox.dropConnections();
      return undefined;
    };
    await contact();
    await waitUntil('the first attempt', async () => (await find()).attempts > 0);

    expect(await find()).toMatchObject({ openAt: null, openFates: 0 });
    leads.mailbox.rule = () => undefined;
    await makeDue();
    await sweep(worker);
    await untilStatus('sent');
    expect(leads.mailbox.to(generalEmail)).toHaveLength(1);
  });
});

describe('a mail server that hangs after the data', () => {
  it('leaves the fate of the mail unknown', async () => {
    const mailbox = await Mailbox.start();
    const server = smtpServer(mailbox.url, { connectMs: 5000, answerMs: 300, requireTls: false });
    const transport = new MailTransport(server, { maxConnections: 1, dkim: undefined });
    const mail = { messageId: '<1@firm.test>', from: 'a@firm.test', to: 'b@firm.test', text: 'It is dry.' };
    mailbox.answer = never;

    await expect(transport.send(mail)).rejects.toBeInstanceOf(OutcomeUnknown);
    const refused = transport.send({ ...mail, to: 'c@firm.test' });
    mailbox.rule = () => 550;
    await expect(refused).rejects.not.toBeInstanceOf(OutcomeUnknown);

    transport.close();
    mailbox.dropConnections();
    await mailbox.close();
  });
});

/** Occupies all database connections of a process. */
function holdPool(app: INestApplication, count: number): Promise<QueryRunner[]> {
  const database = app.get(DataSource, { strict: false });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const runner = database.createQueryRunner();
      await runner.connect();
      return runner;
    }),
  );
}
