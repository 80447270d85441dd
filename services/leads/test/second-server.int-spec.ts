import type { INestApplication } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { SendingPausesRepository } from '../src/mail/notifications/sending-pauses.repository.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { testMailCommand } from '../src/mail/test-mail/test-mail.command.js';
import { aContact } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { passMinutes } from './support/pass-time.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const never = new Promise(() => undefined);

describe('a second mail server', () => {
  let leads: Leads;
  let second: Mailbox;
  let webhook: Webhook;
  let worker: INestApplication;

  beforeEach(async () => {
    second = await Mailbox.start({ needsSignIn: true });
    webhook = new Webhook();
    const url = new URL(second.url);
    url.password = '';
    leads = await Leads.start({
      environment: {
        SMTP_FALLBACK_URL: url.href,
        SMTP_FALLBACK_PASSWORD: second.password,
        ALERT_WEBHOOK_URL: await webhook.open(),
      },
    });
    worker = await leads.startWorker();
  });

  afterEach(async () => {
    await leads.stopAll();
    await Promise.all([second.close(), webhook.close()]);
  });

  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body.id;
  const state = async () => {
    const answer = await fetch(`${leads.url}/api/leads/mail-state`, { headers: leads.signedInAs('user') });
    return (await answer.json()) as MailStateResponse;
  };
  const countBy = (where: Partial<Delivery>) =>
    leads.database.getRepository(Delivery).countBy(where as object);
  const probe = () => worker.get(PauseProbe, { strict: false }).run();
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const untilSent = (count: number) =>
    waitUntil(`${count} sent mails`, async () => {
      await sweep();
      return (await countBy({ state: 'sent' })) === count;
    });
  const untilPauseBegins = () =>
    waitUntil('the pause', async () => {
      return ((await leads.database.query('SELECT FROM sending_pauses')) as unknown[]).length === 1;
    });

  /** Ways in which the first server fails and recovers. */
  const failures: Array<
    [what: string, cause: string, fail: () => Promise<void>, recover: () => Promise<void>]
  > = [
    ['rejects every email', 'refusing', async () => reject(550), async () => reject(undefined)],
    ['is unreachable', 'away', () => leads.mailbox.close(), () => leads.mailbox.open()],
  ];
  const reject = (code: number | undefined) => {
    leads.mailbox.rule = () => code;
  };

  it.each(failures)(
    'takes over if the first %s for ten minutes, until it recovers',
    async (_what, cause, fail, recover) => {
      await fail();
      await contact();
      await contact();
      await untilPauseBegins();
      await waitUntil('the end of the first attempts', async () => (await countBy({ state: 'owed' })) === 4);
      await passMinutes(leads.database, 9);
      await probe();
      await sweep();
      await waitUntil(
        'the end of the next attempts',
        async () => (await countBy({ state: 'sending' })) === 0,
      );
      expect(second.mails).toEqual([]);
      expect(await state()).toMatchObject({ hasFallbackServer: true });
      expect((await state()).sendsBy).toBe(cause === 'away' ? 'main' : null);

      await passMinutes(leads.database, 2);
      await sweep();
      await untilSent(4);
      expect(second.mails).toHaveLength(4);
      expect(await state()).toMatchObject({
        sendsBy: 'fallback',
        isPaused: false,
        pausedCause: cause,
        pausedReason: expect.any(String),
      });
      await worker.get(AlarmWatch, { strict: false }).run();
      await waitUntil('the alarm', async () => webhook.received.length > 0);
      expect(webhook.received.at(-1)?.['text']).toMatch(
        /: the second mail server sends\. Emails waiting: 0\.$/,
      );

      await passMinutes(leads.database, 2);
      await contact();
      await untilSent(6);
      expect(second.mails).toHaveLength(6);
      expect(await state()).toMatchObject({ sendsBy: 'fallback' });

      await recover();
      await passMinutes(leads.database, 2);
      await probe();
      await contact();
      await sweep();
      await untilSent(8);
      expect(await state()).toMatchObject({ sendsBy: 'main', pausedCause: null });
      const bySecond = second.mails.length;
      await contact();
      await untilSent(10);
      expect(second.mails).toHaveLength(bySecond);
      expect(leads.mailbox.mails).toHaveLength(10 - bySecond);
    },
  );

  it('does not send mail that the first may have accepted', async () => {
    leads.mailbox.answer = never;
    leads.mailbox.rule = (address) => (address === generalEmail ? undefined : 451);
    await contact();
    await leads.mailbox.untilMailTo(generalEmail);
    leads.mailbox.dropConnections();
    await waitUntil('the lost answer', async () => (await countBy({ openAt: 'main' })) === 1);
    await leads.mailbox.close();
    await contact();
    await untilPauseBegins();
    await passMinutes(leads.database, 61);
    await sweep();

    await second.untilMailTo(generalEmail);
    await untilSent(3);
    await waitUntil('the attempt at the first server', async () => {
      const tried = `SELECT FROM deliveries WHERE open_at = 'main' AND attempts >= 2`;
      return ((await leads.database.query(tried)) as unknown[]).length === 1;
    });
    expect(second.to(generalEmail)).toHaveLength(1);

    leads.mailbox.answer = Promise.resolve();
    await leads.mailbox.open();
    await passMinutes(leads.database, 61);
    await sweep();
    await untilSent(4);
    expect(leads.mailbox.to(generalEmail)).toHaveLength(2);
    expect(second.to(generalEmail)).toHaveLength(1);
  });

  it('that rejects mail, as the first does, is probed with another mail the next time', async () => {
    const tried: string[] = [];
    for (const mailbox of [leads.mailbox, second])
      mailbox.rule = (address) => {
        tried.push(address);
        return 550;
      };
    const pauses = worker.get(SendingPausesRepository, { strict: false });
    for (const server of ['main', 'fallback'] as const)
      await pauses.begin({ server, cause: 'refusing', reason: '550 no' });
    await contact();
    await passMinutes(leads.database, 11);

    await probe();

    await waitUntil('a probe', async () => tried.length > 0 && (await countBy({ state: 'sending' })) === 0);
    const later = { state: 'owed', nextAttemptAt: MoreThan(new Date()) } as const;
    expect(await leads.database.getRepository(Delivery).countBy(later)).toBe(tried.length);
  });

  it('gets test mails too', async () => {
    const run = () => testMailCommand(['owner@firm.test'], leads.environment);
    const both =
      /^First mail server: Accepted after \d+ ms: 250 .*\nSecond mail server: Accepted after \d+ ms: 250 /;

    expect(await run()).toEqual({ exitCode: 0, message: expect.stringMatching(both) });
    expect([leads.mailbox.mails.length, second.mails.length]).toEqual([1, 1]);

    second.password = 'changed';
    expect(await run()).toEqual({
      exitCode: 1,
      message: expect.stringMatching(
        /^First mail server: Accepted .*\nSecond mail server: Not accepted after \d+ ms: 535 /,
      ),
    });
    const answer = await fetch(`${leads.url}/api/leads/test-mail`, {
      method: 'POST',
      headers: { ...leads.signedInAs('administrator'), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.json()).toMatchObject({
      isAccepted: true,
      fallback: { isAccepted: false, serverAnswer: expect.stringMatching(/^535 /) },
    });
  });

  it('is part of the health of the worker', async () => {
    await eventually(async () => {
      const answer = await fetch(`${await worker.getUrl()}/health/ready`);
      expect(await answer.json()).toMatchObject({ dependencies: { smtp: 'up', smtpFallback: 'up' } });
    });
  });
});
