import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { AlarmChannels } from '../src/mail/alarms/alarm-channels.js';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { passMinutes } from './support/pass-time.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const live = { SITE_MODE: 'live' } as const;

describe.each([
  ['offers no TLS', false, /cannot be encrypted \(TLS\): 5\d\d /],
  ['has a self-signed certificate', true, /cannot be encrypted \(TLS\): .*certificate/],
])('in live mode a mail server that %s', (_what, hasTls, reason) => {
  let leads: Leads;
  let webhook: Webhook;

  beforeEach(async () => {
    webhook = new Webhook();
    leads = await Leads.start({
      mailbox: await Mailbox.start({ needsSignIn: true, hasTls }),
      environment: { ALERT_WEBHOOK_URL: await webhook.open() },
    });
  });

  afterEach(async () => {
    await leads.stopAll();
    await webhook.close();
  });

  const state = async () => {
    const answer = await fetch(`${leads.url}/api/leads/mail-state`, { headers: leads.signedInAs('user') });
    return (await answer.json()) as MailStateResponse;
  };

  it('gets neither mail nor password, and the reason is reported', async () => {
    const worker = await leads.startWorker({}, live);
    await post(`${leads.url}/api/contact`, aContact());
    await waitUntil('the pause', async () => (await state()).isPaused);
    await passMinutes(leads.database, 1);
    await worker.get(PauseProbe, { strict: false }).run();
    await worker.get(AlarmWatch, { strict: false }).run();

    expect(await state()).toMatchObject({
      isPaused: true,
      pausedCause: 'tls',
      pausedReason: expect.stringMatching(reason),
      owedCount: 2,
    });
    expect(leads.mailbox.mails).toEqual([]);
    expect(leads.mailbox.signIns).toBe(0);
    await waitUntil('the alarm', async () => webhook.received.length === 1);
    expect(webhook.received[0]).toMatchObject({
      cause: 'sending_paused',
      text: expect.stringContaining('TLS'),
    });
  });

  it('gets no alarm mail either', async () => {
    const environment = { ALERT_SMTP_URL: leads.mailbox.url, ALERT_EMAIL: 'owner@elsewhere.test' };
    const worker = await leads.startWorker(environment, { ...live, ALERT_WEBHOOK_URL: undefined });
    const alarm = { cause: 'disk_full', text: 'A disk is full.', count: 99, since: null } as const;

    expect(await worker.get(AlarmChannels, { strict: false }).send(alarm)).toBe(false);

    expect(leads.mailbox.mails).toEqual([]);
    expect(leads.mailbox.signIns).toBe(0);
  });
});

describe('in live mode a mail server without TLS', () => {
  it('gets mail, including the backlog, once SMTP_ALLOW_PLAIN allows it', async () => {
    const leads = await Leads.start();
    await post(`${leads.url}/api/contact`, aContact());
    const strict = await leads.startWorker({}, live);
    await waitUntil('the pause', async () => {
      return ((await leads.database.query('SELECT FROM sending_pauses')) as unknown[]).length === 1;
    });
    await leads.stop(strict);
    const worker = await leads.startWorker({ SMTP_ALLOW_PLAIN: '1' }, live);
    await passMinutes(leads.database, 1);

    await worker.get(PauseProbe, { strict: false }).run();
    await worker.get(OwedSweep, { strict: false }).run();

    await leads.mailbox.untilMailTo(generalEmail);
    await leads.stopAll();
  });
});
