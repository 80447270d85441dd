import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { Notification } from '../src/mail/notifications/notification.entity.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact } from './support/lead.factory.js';
import type { Mailbox } from './support/mailbox.js';
import { passMinutes } from './support/pass-time.js';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const refusals: Array<[where: string, refuse: (mailbox: Mailbox, code: number | undefined) => void]> = [
  ['the sender', (mailbox, code) => (mailbox.senderRule = () => code)],
  ['every recipient', (mailbox, code) => (mailbox.rule = () => code)],
  ['every mail', (mailbox, code) => (mailbox.dataRule = () => code)],
];

describe('a mail server that refuses', () => {
  let leads: Leads;
  let webhook: Webhook;
  let worker: INestApplication;

  beforeEach(async () => {
    webhook = new Webhook();
    leads = await Leads.start({ environment: { ALERT_WEBHOOK_URL: await webhook.open() } });
    worker = await leads.startWorker();
  });

  afterEach(async () => {
    await leads.stopAll();
    await webhook.close();
  });

  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body.id;
  const state = async () => {
    const answer = await fetch(`${leads.url}/api/leads/mail-state`, { headers: leads.signedInAs('user') });
    return (await answer.json()) as MailStateResponse;
  };
  const countBy = (where: Partial<Notification>) =>
    leads.database.getRepository(Notification).countBy(where as object);
  const probe = () => worker.get(PauseProbe, { strict: false }).run();
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const look = () => worker.get(AlarmWatch, { strict: false }).run();
  const untilPaused = () => waitUntil('the pause', async () => (await state()).isPaused);

  it.each(refusals)(
    '%s for an hour loses no mail, is told once another way, and gets them all afterwards',
    async (_where, refuse) => {
      refuse(leads.mailbox, 550);
      for (let count = 0; count < 3; count += 1) await contact();
      await untilPaused();
      for (let minute = 1; minute < 60; minute += 1) {
        if (minute % 10 === 0) await contact();
        await passMinutes(leads.database, 1);
        await probe();
        await sweep();
        await look();
      }

      expect(await state()).toMatchObject({ isPaused: true, pausedCause: 'refusing', failedCount: 0 });
      expect(await countBy({ status: 'failed' })).toBe(0);
      expect(await countBy({ status: 'owed' })).toBe(16);
      expect(webhook.told.map(({ cause }) => cause)).toEqual(['sending_paused']);
      expect(webhook.told[0]).toMatchObject({
        text: expect.stringMatching(
          /^The mail server refuses every mail: sending is paused\. Mails that wait: \d+\.$/,
        ),
      });

      refuse(leads.mailbox, undefined);
      await passMinutes(leads.database, 1);
      await probe();
      await sweep();
      await waitUntil('all mails', async () => (await countBy({ status: 'sent' })) === 16);

      expect(await state()).toMatchObject({ isPaused: false, owedCount: 0, failedCount: 0 });
      expect(leads.mailbox.to(generalEmail)).toHaveLength(8);
      expect(leads.mailbox.to(fallbackEmail)).toHaveLength(0);
      expect(leads.mailbox.mails).toHaveLength(16);
      expect(await countBy({ attempts: 1 })).toBe(16);
    },
  );

  it('is probed with one mail a minute, each time another', async () => {
    const tried: string[] = [];
    leads.mailbox.rule = (address) => {
      tried.push(address);
      return 550;
    };
    await contact();
    await contact();
    await untilPaused();
    await waitUntil('the end of what was under way', async () => (await countBy({ status: 'owed' })) === 4);
    tried.length = 0;

    for (let minute = 1; minute <= 4; minute += 1) {
      await passMinutes(leads.database, 1);
      await Promise.all([probe(), probe(), sweep()]);
      expect(tried).toHaveLength(minute);
    }

    expect(tried.filter((address) => address === generalEmail)).toHaveLength(2);
    expect(new Set(tried).size).toBe(3);
  });

  it('three mailboxes, and takes a mail between, is not paused: those mails are given up', async () => {
    leads.mailbox.rule = (address) => (address === generalEmail ? undefined : 550);
    for (const count of [1, 2, 3]) {
      await contact();
      await waitUntil('the refusal', async () => (await countBy({ status: 'failed' })) === count);
      await waitUntil('a mail that is taken', async () => (await countBy({ status: 'sent' })) === count);
      // Whichever of the two came last.
      await leads.database.query('DELETE FROM sending_refusals');
    }

    expect(await state()).toMatchObject({ isPaused: false, failedCount: 3 });
  });

  it('the same mails whenever others are taken between gives them up in the end', async () => {
    leads.mailbox.rule = () => 550;
    await contact();
    await untilPaused();
    leads.mailbox.rule = (address) => (address === generalEmail ? 550 : undefined);
    await leads.database.query(`UPDATE notifications SET restored = 20`);
    await leads.database.query('DELETE FROM sending_pauses');

    await sweep();

    await waitUntil('the end', async () => (await countBy({ recipient: 'general', status: 'failed' })) === 1);
    await leads.mailbox.untilMailTo(fallbackEmail);
    expect(await state()).toMatchObject({ isPaused: false });
  });
});
