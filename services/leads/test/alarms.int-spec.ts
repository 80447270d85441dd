import type { INestApplication } from '@nestjs/common';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import { aQuote } from './support/lead.factory.js';
import { Mailbox } from './support/mailbox.js';
import { startMuteServer } from './support/mute-server.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const look = (worker: INestApplication) => worker.get(AlarmWatch, { strict: false }).run();

describe('an alarm about mail', () => {
  let leads: Leads;
  let webhook: Webhook;
  let second: Mailbox;
  let environment: Record<string, string>;

  beforeEach(async () => {
    webhook = new Webhook();
    second = await Mailbox.start({ needsSignIn: true });
    environment = {
      ALERT_WEBHOOK_URL: await webhook.open(),
      ALERT_SMTP_URL: second.url,
      ALERT_EMAIL: 'owner@elsewhere.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    leads = await Leads.start();
  });

  afterEach(async () => {
    await leads.stopAll();
    await Promise.all([webhook.close(), second.close()]);
  });

  // The worker looks by itself, too, and may have the alarm in its hands when a look returns.
  const untilTold = (count: number) =>
    waitUntil(`${count} alarm(s)`, async () => webhook.told.length === count);
  const untilReleased = () =>
    waitUntil('the end of the failed alarm', async () => {
      const soon = `SELECT FROM alarms WHERE not_before < now() + interval '2 minutes'`;
      return ((await leads.database.query(soon)) as unknown[]).length === 1;
    });
  const pause = () =>
    leads.database.query(
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('535 not ann@visitor.test', now() + interval '1 hour')`,
    );
  const owe = async (minutes: number) => {
    await post(`${leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer', email: 'ann@visitor.test' }));
    await leads.database.query(`UPDATE notifications SET waiting_since = now() - $1 * interval '1 minute'`, [
      minutes,
    ]);
  };

  it('is told both ways, once an hour, without a word about a person', async () => {
    const [one, other] = [await leads.startWorker(environment), await leads.startWorker(environment)];
    await pause();
    await owe(11);

    await Promise.all([look(one), look(other), look(one)]);
    await look(other);

    await untilTold(2);
    expect(webhook.told.map(({ cause }) => cause).sort()).toEqual(['mail_overdue', 'sending_paused']);
    const mails = await second.untilMailTo('owner@elsewhere.test', 2);
    expect(mails).toHaveLength(2);
    expect(webhook.told.find(({ cause }) => cause === 'mail_overdue')).toEqual({
      cause: 'mail_overdue',
      text: 'Mails for the office that have been owed for more than 10 minutes: 1.',
      count: 1,
      since: expect.any(String),
      site: 'http://localhost:8080/admin',
      company: 'Sandhill Grounds',
    });
    const all =
      JSON.stringify(webhook.told) + JSON.stringify(mails.map(({ text, subject }) => [text, subject]));
    expect(all).not.toMatch(/ann|palmer|visitor/i);

    await waitUntil('the silence of an hour', async () => {
      const long = `SELECT FROM alarms WHERE not_before > now() + interval '50 minutes'`;
      return ((await leads.database.query(long)) as unknown[]).length === 2;
    });
    await leads.database.query(`UPDATE alarms SET not_before = now()`);
    await look(one);
    await untilTold(4);
  });

  it('is not raised while all is well, nor for mail that is late by less or in the bin', async () => {
    const worker = await leads.startWorker(environment);
    await owe(9);
    await look(worker);
    await leads.database.query(
      `UPDATE notifications SET waiting_since = now() - interval '1 hour' WHERE recipient = 'visitor'`,
    );
    await look(worker);
    await leads.database.query(`UPDATE notifications SET waiting_since = now() - interval '1 hour'`);
    await leads.database.query('UPDATE quotes SET deleted_at = now()');
    await look(worker);

    expect(webhook.told).toEqual([]);
    expect(second.mails).toEqual([]);
  });

  it('tells once of each mail that was given up', async () => {
    leads.mailbox.rule = (address) => (address.startsWith('eve') ? 550 : undefined);
    const worker = await leads.startWorker({ ...environment, SMTP_URL: leads.mailbox.url });
    const giveUp = async (number: number) => {
      await post(`${leads.url}/api/quotes`, aQuote({ email: `eve${number}@visitor.test` }));
      await waitUntil('the end', async () => {
        const states: unknown[] = await leads.database.query(
          `SELECT FROM notifications WHERE status IN ('failed', 'sent')`,
        );
        return states.length === 2 * number;
      });
      // A mail that is taken shows that nothing is wrong with the server.
      await leads.database.query('DELETE FROM sending_refusals');
      await leads.database.query('UPDATE alarms SET not_before = now()');
      await look(worker);
    };
    await giveUp(1);
    await untilTold(1);
    await giveUp(2);
    await untilTold(2);
    await leads.database.query('UPDATE alarms SET not_before = now()');
    await look(worker);

    expect(webhook.told.map(({ cause, count }) => [cause, count])).toEqual([
      ['mail_given_up', 1],
      ['mail_given_up', 1],
    ]);
    expect(JSON.stringify(webhook.told)).not.toContain('eve');
  });

  it('tells of a disk that is too full', async () => {
    const worker = await leads.startWorker({ ...environment, DISK_ALARM_PERCENT: '1' });

    await look(worker);

    await untilTold(1);
    expect(webhook.told[0]).toMatchObject({
      cause: 'disk_full',
      text: expect.stringMatching(/^A disk is \d+ % full/),
    });
  });

  it('tells that photos are not kept, or soon will not be', async () => {
    await post(`${leads.url}/api/quotes`, aQuote({ projectImages: [await aPhoto()] }));
    const worker = await leads.startWorker({
      ...environment,
      PHOTOS_WAITING_BYTES: '1',
      S3_URL: 'http://127.0.0.1:1',
    });
    await look(worker);
    await untilTold(1);
    await waitUntil('the silence of an hour', async () => {
      const long = `SELECT FROM alarms WHERE not_before > now() + interval '50 minutes'`;
      return ((await leads.database.query(long)) as unknown[]).length === 1;
    });

    await leads.database.query('UPDATE quotes SET photos_not_kept = 2');
    await leads.database.query('UPDATE alarms SET not_before = now()');
    await look(worker);

    await untilTold(2);
    expect(webhook.told.map(({ cause, text }) => [cause, text])).toEqual([
      ['photos_not_kept', expect.stringMatching(/^Photos that wait for the object store take up \d+ %/)],
      ['photos_not_kept', expect.stringMatching(/^Quote requests .* whose photos were not kept: 1\./)],
    ]);
  });

  it('is told whatever of DISK_PATHS cannot be read', async () => {
    const worker = await leads.startWorker({
      ...environment,
      DISK_ALARM_PERCENT: '1',
      DISK_PATHS: '/no/such/folder,/',
    });
    await pause();

    await look(worker);

    await untilTold(2);
    expect(webhook.told.map(({ cause }) => cause).sort()).toEqual(['disk_full', 'sending_paused']);
    const { figures } = (await (await fetch(`${await worker.getUrl()}/health/ready`)).json()) as {
      figures: Record<string, number>;
    };
    expect(figures).toMatchObject({ disksUnreadable: 1, mailsOwed: 0, diskUsedPercent: expect.any(Number) });
  });

  it('is told again soon when nobody could be told', async () => {
    webhook.status = 500;
    const worker = await leads.startWorker({ ...environment, ALERT_SMTP_URL: 'smtp://127.0.0.1:1' });
    await pause();
    await look(worker);
    await untilTold(1);
    await untilReleased();
    webhook.status = 204;
    await look(worker);
    expect(webhook.told).toHaveLength(1);

    await leads.database.query(`UPDATE alarms SET not_before = not_before - interval '1 minute'`);
    await look(worker);
    await look(worker);

    expect(webhook.told).toHaveLength(2);
  });

  it('follows no redirect', async () => {
    webhook.status = 302;
    const worker = await leads.startWorker({ ...environment, ALERT_SMTP_URL: 'smtp://127.0.0.1:1' });
    await pause();

    await look(worker);
    await untilTold(1);
    await untilReleased();

    expect(webhook.told).toHaveLength(1);
  });

  it('waits for a webhook that hangs no longer than its time, and tells the other way', async () => {
    const mute = await startMuteServer();
    const worker = await leads.startWorker({
      ...environment,
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${mute.port}/`,
    });
    await pause();
    const started = Date.now();

    await look(worker);

    expect(Date.now() - started).toBeLessThan(40_000);
    await second.untilMailTo('owner@elsewhere.test');
    await mute.stop();
  });
});
