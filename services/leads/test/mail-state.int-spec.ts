import type { INestApplication } from '@nestjs/common';
import { LeadsConfig } from '../src/config/leads.config.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { PauseProbe } from '../src/mail/notifications/pause-probe.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { Mailbox } from '@sandhill/testing/servers/mailbox.ts';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads, officeEmail } from './support/start-leads.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';

const sweep = (worker: INestApplication) => worker.get(OwedSweep, { strict: false }).run();

describe('the state of mail delivery', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start({ mailbox: await Mailbox.start({ needsSignIn: true }) });
  });

  afterEach(() => leads.stopAll());

  const call = (headers = leads.signedInAs('user')) =>
    fetch(`${leads.url}/api/leads/mail-state`, { headers });
  const state = async () => (await (await call()).json()) as MailStateResponse;
  const contact = async () => (await post(`${leads.url}/api/contact`, aContact())).body;
  const probe = async (worker: INestApplication) => {
    await leads.database.query('UPDATE sending_pauses SET next_probe_at = now()');
    await worker.get(PauseProbe, { strict: false }).run();
  };
  const change = (method: string, path: string, body?: object) =>
    fetch(`${leads.url}/api/leads${path}`, {
      method,
      headers: { ...leads.signedInAs('administrator'), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });

  it('reports no problem by default', async () => {
    expect(await state()).toEqual({
      mode: 'demo',
      sendsBy: 'main',
      hasFallbackServer: false,
      isPaused: false,
      pausedCause: null,
      pausedReason: null,
      pausedSince: null,
      owedCount: 0,
      oldestOwedAt: null,
      heldCount: 0,
      openFateCount: 0,
      failedCount: 0,
      failures: [],
    });
  });

  it('tells administrators where mail goes, without secrets', async () => {
    const environment = {
      MAIL_ROUTES: '{"irrigation":"water@firm.test"}',
      ALERT_WEBHOOK_URL: 'https://hooks.firm.test/T0/secret',
    };
    const url = await (await leads.startHttp({ environment })).getUrl();
    const ask = (role: 'user' | 'administrator') =>
      fetch(`${url}/api/leads/mail-settings`, { headers: leads.signedInAs(role) });

    expect(await (await ask('administrator')).json()).toEqual({
      officeEmail,
      generalEmail,
      fallbackEmail,
      routes: [{ service: 'irrigation', email: 'water@firm.test' }],
      remindOfficeAfterHours: 8,
      remindFallbackAfterHours: 24,
      alerts: { webhookHost: 'hooks.firm.test', email: null },
    });
    expect((await ask('user')).status).toBe(403);
  });

  it('counts owed mail outside the bin', async () => {
    const { id } = await contact();
    await contact();
    await leads.database.query(`UPDATE deliveries SET waiting_since = '2026-11-20T12:00:00Z'`);

    expect(await state()).toMatchObject({ owedCount: 4, oldestOwedAt: '2026-11-20T12:00:00.000Z' });
    await change('DELETE', `/${id}`);
    expect(await state()).toMatchObject({ owedCount: 2 });
  });

  it('lists failed mail until staff handle the lead', async () => {
    leads.mailbox.rule = (address) => (address === 'eve@visitor.test' ? 550 : undefined);
    await leads.startWorker();
    const { body } = await post(`${leads.url}/api/quotes`, aQuote({ email: 'eve@visitor.test' }));
    await waitUntil('the failure', async () => (await state()).failedCount === 1);

    expect((await state()).failures).toEqual([
      {
        leadId: body.id,
        leadKind: 'quote',
        reference: body.reference,
        notificationId: expect.any(String),
        recipient: 'visitor',
        lastError: expect.stringContaining('no such thing here (550)'),
        owedSince: expect.any(String),
      },
    ]);
    await change('PATCH', `/${body.id}`, { status: 'contacted' });
    expect(await state()).toMatchObject({ failedCount: 0, failures: [] });
  });

  it('lets staff send all failed mail again', async () => {
    leads.mailbox.rule = (address) => (address.startsWith('eve') ? 550 : undefined);
    await leads.startWorker();
    for (const count of [1, 2]) {
      await post(`${leads.url}/api/quotes`, aQuote({ email: `eve${count}@visitor.test` }));
      await waitUntil('the failure', async () => (await state()).failedCount === count);
      await leads.mailbox.untilMailTo(officeEmail, count);
    }
    leads.mailbox.rule = () => undefined;

    expect(await (await change('POST', '/mail-state/send-failed')).json()).toEqual({ count: 2 });

    await leads.mailbox.untilMailTo('eve1@visitor.test');
    await leads.mailbox.untilMailTo('eve2@visitor.test');
    expect(await state()).toMatchObject({ failedCount: 0 });
    expect(await (await change('POST', '/mail-state/send-failed')).json()).toEqual({ count: 0 });
    const trail: unknown[] = await leads.database.query('SELECT action, details FROM audit_events');
    expect(trail).toEqual([{ action: 'failed_mail_sent_again', details: { count: 2 } }]);
  });

  it('pauses all workers while the server rejects the password, and resumes automatically', async () => {
    leads.mailbox.password = 'changed';
    const [one, other] = [await leads.startWorker(), await leads.startWorker()];
    const repository = leads.database.getRepository(Delivery);
    await contact();
    await waitUntil('the pause', async () => (await state()).isPaused);
    expect(await state()).toMatchObject({ pausedReason: expect.stringMatching(/^535 /), owedCount: 2 });
    const signIns = leads.mailbox.signIns;

    await contact();
    await Promise.all([sweep(one), sweep(other)]);
    await probe(other);

    expect(await state()).toMatchObject({ isPaused: true, owedCount: 4, failedCount: 0 });
    expect(await repository.countBy({ attempts: 0, state: 'owed' })).toBe(4);
    await waitUntil("the probe's attempt", async () => leads.mailbox.signIns > signIns);

    await leads.database.query(`UPDATE deliveries SET owed_since = now() - interval '80 hours';`);
    await leads.database.query(`UPDATE sending_pauses SET since = now() - interval '79 hours'`);
    leads.mailbox.password = 'right-password';
    await probe(one);

    // The worker's own probe may run at the same time.
    await waitUntil('the end of the pause', async () => !(await state()).isPaused);
    const [{ owedSince }] = (await repository.find({ take: 1 })) as [Delivery];
    expect(Date.now() - owedSince.getTime()).toBeLessThan(2 * 3_600_000);
    await sweep(one);
    await leads.mailbox.untilMailTo(generalEmail, 2);
    expect(await state()).toMatchObject({ pausedReason: null, pausedSince: null });
  });

  it('stays paused while the server is unavailable', async () => {
    const worker = await leads.startWorker();
    await leads.database.query(`INSERT INTO sending_pauses (reason, next_probe_at) VALUES ('535 no', now())`);
    await leads.mailbox.close();

    await probe(worker);

    expect(await state()).toMatchObject({ isPaused: true, pausedReason: '535 no' });
  });

  it('reports live mode', async () => {
    // Live mode rejects the test servers' passwords, so only this setting is live.
    const live = { ...leads.app.get(LeadsConfig), SITE_MODE: 'live' };
    const other = await leads.startHttp({ overrides: [{ provide: LeadsConfig, useValue: live }] });

    const response = await fetch(`${await other.getUrl()}/api/leads/mail-state`, {
      headers: leads.signedInAs('user'),
    });

    expect((await response.json()) as MailStateResponse).toMatchObject({ mode: 'live' });
  });

  it('is for staff only', async () => {
    expect((await call({} as never)).status).toBe(401);
  });
});
