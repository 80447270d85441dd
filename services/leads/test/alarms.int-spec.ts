import type { INestApplication } from '@nestjs/common';
import { MailboxWatch } from '../src/returned-mail/mailbox-watch.js';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import { aQuote } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { startSilentServer } from './support/silent-server.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const check = (worker: INestApplication) => worker.get(AlarmWatch, { strict: false }).run();

describe('an alarm', () => {
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

  // The worker's own periodic check may still be sending the alarm when `check` returns.
  const untilReceived = (count: number) =>
    waitUntil(`${count} alarm(s)`, async () => webhook.received.length === count);
  const untilReleased = () =>
    waitUntil('the end of the failed alarm', async () => {
      const soon = `SELECT FROM alarms WHERE not_before < now() + interval '2 minutes'`;
      return ((await leads.database.query(soon)) as unknown[]).length === 1;
    });
  const pause = () =>
    leads.database.query(
      `INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('535 not ann@visitor.test', now() + interval '1 minute')`,
    );
  const rename = async (from: string, to: string) => {
    for (const table of ['alarms', 'sending_pauses'])
      await leads.database.query(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`);
  };
  const owe = async (minutes: number) => {
    await post(`${leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer', email: 'ann@visitor.test' }));
    await leads.database.query(`UPDATE deliveries SET waiting_since = now() - $1 * interval '1 minute'`, [
      minutes,
    ]);
  };

  it('is sent through both channels once an hour, without personal data', async () => {
    const [one, other] = [await leads.startWorker(environment), await leads.startWorker(environment)];
    await pause();
    await owe(11);

    await Promise.all([check(one), check(other), check(one)]);
    await check(other);

    await untilReceived(2);
    expect(webhook.received.map(({ cause }) => cause).sort()).toEqual(['mail_overdue', 'sending_paused']);
    const mails = await second.untilMailTo('owner@elsewhere.test', 2);
    expect(mails).toHaveLength(2);
    expect(webhook.received.find(({ cause }) => cause === 'mail_overdue')).toEqual({
      cause: 'mail_overdue',
      text: 'Emails to the office that have been waiting for more than 10 minutes: 1.',
      count: 1,
      since: expect.any(String),
      site: 'http://localhost:8080/admin',
      company: 'Sandhill Grounds',
    });
    const all =
      JSON.stringify(webhook.received) + JSON.stringify(mails.map(({ text, subject }) => [text, subject]));
    expect(all).not.toMatch(/ann|palmer|visitor/i);

    await waitUntil("the hour's pause", async () => {
      const long = `SELECT FROM alarms WHERE not_before > now() + interval '50 minutes'`;
      return ((await leads.database.query(long)) as unknown[]).length === 2;
    });
    await leads.database.query(`UPDATE alarms SET not_before = now()`);
    await check(one);
    await untilReceived(4);

    // A time so far ahead means that the clock was set back after the alarm.
    await leads.database.query(`UPDATE alarms SET not_before = now() + interval '3 hours'`);
    await check(one);
    await untilReceived(6);
  });

  it('is not raised for mail that is not overdue, late mail to a visitor, or a lead in the bin', async () => {
    const worker = await leads.startWorker(environment);
    await owe(9);
    await check(worker);
    await leads.database.query(
      `UPDATE deliveries SET waiting_since = now() - interval '1 hour' WHERE recipient = 'visitor'`,
    );
    await check(worker);
    await leads.database.query(`UPDATE deliveries SET waiting_since = now() - interval '1 hour'`);
    await leads.database.query('UPDATE leads SET deleted_at = now()');
    await leads.database.query(
      `INSERT INTO deliveries (channel, kind, recipient, waiting_since, next_attempt_at)
       VALUES ('mail', 'visit_cancelled', 'eve@visitor.test', now() - interval '1 hour', now() + interval '1 hour')`,
    );
    await check(worker);

    expect(webhook.received).toEqual([]);
    expect(second.mails).toEqual([]);
  });

  it('reports each failed mail once', async () => {
    leads.mailbox.rule = (address) => (address.startsWith('eve') ? 550 : undefined);
    const worker = await leads.startWorker({ ...environment, SMTP_URL: leads.mailbox.url });
    const fail = async (number: number) => {
      await post(`${leads.url}/api/quotes`, aQuote({ email: `eve${number}@visitor.test` }));
      await waitUntil('the end of the attempts', async () => {
        const states: unknown[] = await leads.database.query(
          `SELECT FROM deliveries WHERE state IN ('failed', 'sent')`,
        );
        return states.length === 2 * number;
      });
      // An accepted mail would delete these rows, too: it shows that the server is not at fault.
      await leads.database.query('DELETE FROM sending_refusals');
      await leads.database.query('UPDATE alarms SET not_before = now()');
      await check(worker);
    };
    await fail(1);
    await untilReceived(1);
    await fail(2);
    await untilReceived(2);
    await leads.database.query('UPDATE alarms SET not_before = now()');
    await check(worker);

    expect(webhook.received.map(({ cause, count }) => [cause, count])).toEqual([
      ['mail_given_up', 1],
      ['mail_given_up', 1],
    ]);
    expect(JSON.stringify(webhook.received)).not.toContain('eve');
  });

  it('reports a disk that is too full', async () => {
    const worker = await leads.startWorker({ ...environment, DISK_ALARM_PERCENT: '1' });

    await check(worker);

    await untilReceived(1);
    expect(webhook.received[0]).toMatchObject({
      cause: 'disk_full',
      text: expect.stringMatching(/^A disk is \d+ % full/),
    });
  });

  it('reports a full disk once an hour even if PostgreSQL cannot be read or written', async () => {
    await rename('', '_away');
    try {
      const worker = await leads.startWorker({ ...environment, DISK_ALARM_PERCENT: '1' });
      for (let round = 0; round < 3; round += 1)
        await expect(check(worker)).rejects.toThrow(/does not exist/);
      await untilReceived(1);
    } finally {
      await rename('_away', '');
    }
  });

  it('reports that photos are not kept, or soon will not be', async () => {
    await post(`${leads.url}/api/quotes`, aQuote({ projectImages: [await aPhoto()] }));
    const worker = await leads.startWorker({
      ...environment,
      PHOTOS_WAITING_BYTES: '1',
      S3_URL: 'http://127.0.0.1:1',
    });
    await check(worker);
    await untilReceived(1);
    await waitUntil("the hour's pause", async () => {
      const long = `SELECT FROM alarms WHERE not_before > now() + interval '50 minutes'`;
      return ((await leads.database.query(long)) as unknown[]).length === 1;
    });

    await leads.database.query('UPDATE leads SET photos_not_kept = 2');
    const lost = /^Leads .* whose photos were not kept: 1\./;
    // The worker's own check may have read the leads before they changed, and then it repeats the first alarm.
    await waitUntil('the alarm of photos that were not kept', async () => {
      await leads.database.query('UPDATE alarms SET not_before = now()');
      await check(worker);
      return webhook.received.some(({ text }) => lost.test(String(text)));
    });

    expect(webhook.received[0]?.text).toMatch(/^Photos waiting for the object store use \d+ %/);
    expect(new Set(webhook.received.map(({ cause }) => cause))).toEqual(new Set(['photos_not_kept']));
  });

  it('is raised even if a folder of DISK_PATHS cannot be read', async () => {
    const worker = await leads.startWorker({
      ...environment,
      DISK_ALARM_PERCENT: '1',
      DISK_PATHS: '/no/such/folder,/',
    });
    await pause();

    await check(worker);

    await untilReceived(2);
    expect(webhook.received.map(({ cause }) => cause).sort()).toEqual(['disk_full', 'sending_paused']);
    const { figures } = (await (await fetch(`${await worker.getUrl()}/health/ready`)).json()) as {
      figures: Record<string, number>;
    };
    expect(figures).toMatchObject({ disksUnreadable: 1, mailsOwed: 0, diskUsedPercent: expect.any(Number) });
  });

  it('is sent again after a minute if no channel accepted it', async () => {
    webhook.status = 500;
    const worker = await leads.startWorker({ ...environment, ALERT_SMTP_URL: 'smtp://127.0.0.1:1' });
    await pause();
    await check(worker);
    await untilReceived(1);
    await untilReleased();
    webhook.status = 204;
    await check(worker);
    expect(webhook.received).toHaveLength(1);

    await leads.database.query(`UPDATE alarms SET not_before = not_before - interval '1 minute'`);
    await check(worker);
    await untilReceived(2);
    await check(worker);

    expect(webhook.received).toHaveLength(2);
  });

  it('does not follow redirects', async () => {
    webhook.status = 302;
    const worker = await leads.startWorker({ ...environment, ALERT_SMTP_URL: 'smtp://127.0.0.1:1' });
    await pause();

    await check(worker);
    await untilReceived(1);
    await untilReleased();

    expect(webhook.received).toHaveLength(1);
  });

  it('is sent by mail if the webhook hangs', async () => {
    const silent = await startSilentServer();
    const worker = await leads.startWorker({
      ...environment,
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${silent.port}/`,
    });
    await pause();
    const started = Date.now();

    await check(worker);

    expect(Date.now() - started).toBeLessThan(40_000);
    await second.untilMailTo('owner@elsewhere.test');
    await silent.stop();
  });

  it('reports a mailbox that has been unreachable for ten minutes', async () => {
    const worker = await leads.startWorker({ ...environment, IMAP_URL: 'imap://reply:secret@127.0.0.1:1' });
    const away = (change: string) =>
      leads.database.query(`UPDATE mailbox_readers SET away_since = away_since ${change} RETURNING id`);
    const look = () => {
      const watch = worker.get(MailboxWatch, { strict: false });
      watch.disconnect();
      return watch.run();
    };
    await waitUntil('a first try', async () => {
      const isNoted = 'SELECT FROM mailbox_readers WHERE away_since IS NOT NULL';
      return ((await leads.database.query(isNoted)) as unknown[]).length === 1;
    });
    await look();
    expect(webhook.received).toEqual([]);
    await away(`- interval '11 minutes'`);
    await look();
    await untilReceived(1);
    expect(webhook.received).toEqual([
      expect.objectContaining({
        cause: 'mailbox_away',
        text: "The office's mailbox has been unreachable for 11 minutes: customers' replies do not reach their leads. Check IMAP_URL.",
      }),
    ]);
    expect(JSON.stringify(webhook.received)).not.toContain('secret');
  });
});
