import type { ClaimedDelivery, Settle } from '@sandhill/platform/delivery/channel.js';
import { LeadDeliveries } from '../src/deliveries/lead-deliveries.js';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { SendingPausesRepository } from '../src/mail/notifications/sending-pauses.repository.js';
import { SendingRefusalsRepository } from '../src/mail/notifications/sending-refusals.repository.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact } from './support/lead.factory.js';
import type { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { passMinutes } from './support/pass-time.js';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const rejections: Array<[where: string, reject: (mailbox: Mailbox, code: number | undefined) => void]> = [
  ['the sender', (mailbox, code) => (mailbox.senderRule = () => code)],
  ['every recipient', (mailbox, code) => (mailbox.rule = () => code)],
  ['every mail', (mailbox, code) => (mailbox.dataRule = () => code)],
];

describe('a mail server that rejects', () => {
  let leads: Leads;
  let webhook: Webhook;
  let worker: INestApplication;

  beforeEach(async () => {
    webhook = new Webhook();
    leads = await Leads.start({ environment: { ALERT_WEBHOOK_URL: await webhook.open() } });
    worker = await leads.startWorker();
    await onlyByHand(worker, PauseProbe);
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
  const countBy = (where: Partial<Delivery>) =>
    leads.database.getRepository(Delivery).countBy(where as object);
  const probe = () => worker.get(PauseProbe, { strict: false }).run();
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const checkAlarms = () => worker.get(AlarmWatch, { strict: false }).run();
  const untilPaused = () => waitUntil('the pause', async () => (await state()).isPaused);

  it('is probed again although the clock was set back', async () => {
    leads.mailbox.dataRule = () => 550;
    await contact();
    await contact();
    await untilPaused();
    leads.mailbox.dataRule = () => undefined;
    await passMinutes(leads.database, 1);
    await leads.database.query(
      `UPDATE sending_pauses SET since = now() + interval '2 hours', next_probe_at = now() + interval '121 minutes'`,
    );

    await probe();
    await sweep();

    await waitUntil('all mails', async () => (await countBy({ state: 'sent' })) === 4);
    expect((await state()).isPaused).toBe(false);
  });

  it.each(rejections)(
    '%s for an hour causes one alarm and gets all mail afterwards',
    async (_where, reject) => {
      reject(leads.mailbox, 550);
      for (let count = 0; count < 3; count += 1) await contact();
      await untilPaused();
      for (let minute = 1; minute < 60; minute += 1) {
        if (minute % 10 === 0) await contact();
        await passMinutes(leads.database, 1);
        await probe();
        await sweep();
        await checkAlarms();
      }

      expect(await state()).toMatchObject({ isPaused: true, pausedCause: 'refusing', failedCount: 0 });
      expect(await countBy({ state: 'failed' })).toBe(0);
      expect(await countBy({ state: 'owed' })).toBe(16);
      expect(webhook.received.map(({ cause }) => cause)).toEqual(['sending_paused']);
      expect(webhook.received[0]).toMatchObject({
        text: expect.stringMatching(
          /^The mail server rejects every email: sending is paused\. Emails waiting: \d+\.$/,
        ),
      });

      reject(leads.mailbox, undefined);
      await passMinutes(leads.database, 1);
      await probe();
      await sweep();
      await waitUntil('all mails', async () => (await countBy({ state: 'sent' })) === 16);

      expect(await state()).toMatchObject({ isPaused: false, owedCount: 0, failedCount: 0 });
      expect(leads.mailbox.to(generalEmail)).toHaveLength(8);
      expect(leads.mailbox.to(fallbackEmail)).toHaveLength(0);
      expect(leads.mailbox.mails).toHaveLength(16);
      expect(await countBy({ attempts: 1 })).toBe(16);
    },
  );

  it('is probed with a different mail each minute', async () => {
    const tried: string[] = [];
    leads.mailbox.rule = (address) => {
      tried.push(address);
      return 550;
    };
    await contact();
    await contact();
    await untilPaused();
    await waitUntil('the end of the attempts', async () => (await countBy({ state: 'owed' })) === 4);
    tried.length = 0;

    for (let minute = 1; minute <= 4; minute += 1) {
      await passMinutes(leads.database, 1);
      await Promise.all([probe(), probe(), sweep()]);
      expect(tried).toHaveLength(minute);
    }

    expect(tried.filter((address) => address === generalEmail)).toHaveLength(2);
    expect(new Set(tried).size).toBe(3);
  });

  it('three recipients but accepts mail in between is not paused; those mails fail', async () => {
    leads.mailbox.rule = (address) => (address === generalEmail ? undefined : 550);
    for (const count of [1, 2, 3]) {
      await contact();
      await waitUntil('the rejection', async () => (await countBy({ state: 'failed' })) === count);
      await waitUntil('an accepted mail', async () => (await countBy({ state: 'sent' })) === count);
      // The two mails are sent in a random order, and only an accepted mail resets the rejections.
      await leads.database.query('DELETE FROM sending_refusals');
    }

    expect(await state()).toMatchObject({ isPaused: false, failedCount: 3 });
  });

  it('a mail on its way while sending is paused has it sent later, also one that was always for the fallback address', async () => {
    const leadId = await contact();
    await waitUntil('its mails', async () => (await countBy({ state: 'sent' })) === 2);
    const { manager } = leads.database;
    const pauses = worker.get(SendingPausesRepository, { strict: false });
    await pauses.begin({ server: 'main', cause: 'refusing', reason: '550 no' });
    const sending = {
      channel: 'mail',
      leadId,
      state: 'sending',
      recipient: 'fallback',
      lease: 9,
      token: 1,
    } as const;
    const [office] = await manager.findBy(Delivery, { leadId, kind: 'office_contact' });
    const mails = await manager.save(Delivery, [
      { ...sending, kind: 'unclaimed' },
      { ...sending, kind: 'office_contact' },
    ]);
    await manager.query(
      `UPDATE deliveries n SET created_at = o.created_at FROM deliveries o WHERE n.id = $1 AND o.id = $2`,
      [mails[1]?.id, office?.id],
    );
    const refusals = worker.get(SendingRefusalsRepository, { strict: false });
    const refusal = { server: 'main', recipientHash: 'fallback', reason: '550 no' } as const;

    const { repository } = worker.get(LeadDeliveries, { strict: false });
    for (const mail of mails) {
      const claim = { ...mail, isOverdue: false } as ClaimedDelivery<Delivery>;
      const settle: Settle<Delivery> = (transaction, outcome) =>
        repository.settle(transaction, claim, outcome);
      await manager.transaction((transaction) => refusals.record(transaction, { claim, ...refusal }, settle));
    }

    // The mail to the fallback address is deleted, because the mail that it replaces has not failed.
    expect(await countBy({ recipient: 'fallback' })).toBe(1);
    expect(await countBy({ kind: 'unclaimed', state: 'owed' })).toBe(1);
  });

  it('the same mails while it accepts others fails them in the end', async () => {
    leads.mailbox.rule = () => 550;
    await contact();
    await untilPaused();
    leads.mailbox.rule = (address) => (address === generalEmail ? 550 : undefined);
    await leads.database.query(`UPDATE deliveries SET restored = 20`);
    await leads.database.query('DELETE FROM sending_pauses');

    await sweep();

    await waitUntil(
      'the failure',
      async () => (await countBy({ recipient: 'general', state: 'failed' })) === 1,
    );
    await leads.mailbox.untilMailTo(fallbackEmail);
    expect(await state()).toMatchObject({ isPaused: false });
  });
});
