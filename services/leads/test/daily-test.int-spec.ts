import type { INestApplication } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadsConfig } from '../src/config/leads.config.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { WebHook } from '../src/hooks/web-hook.entity.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import type { LeadCountsResponse, LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import { DailyTestMark, dailyTestHeader } from '../src/intake/contacts/daily-test-mark.js';
import { Lead } from '../src/model/lead.entity.js';
import { DailyTestRun } from '../src/escalation/daily-test/daily-test-run.js';
import { DailyTestWatch } from '../src/escalation/daily-test/daily-test-watch.js';
import { DailyTest } from '../src/escalation/daily-test/daily-test.entity.js';
import { DailyTestService } from '../src/escalation/daily-test/daily-test.service.js';
import type { ProofResponse } from '../src/escalation/daily-test/daily-test.response.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { fallbackEmail, generalEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

/** A Wednesday, far ahead of the processes' own clocks. */
const at = (time: string, day = '2031-11-19') => new Date(`${day}T${time}:00-05:00`);

describe('the daily test lead', () => {
  let leads: Leads;
  let worker: INestApplication;
  let webhook: Webhook;

  /**
   * Sets the URL that gets the test lead. Only live mode has one, but live mode rejects the addresses of test servers,
   * so the setting is replaced only in the parts that read it.
   */
  const isAssignedTo = (proofUrl: string | undefined) => {
    const asking = [worker.get(DailyTestRun, { strict: false })];
    const answering = [DailyTestWatch, DailyTestService].map((type) =>
      leads.app.get<object>(type, { strict: false }),
    );
    for (const part of [...asking, ...answering]) Object.assign(part, { config: { proofUrl } });
  };

  beforeEach(async () => {
    webhook = new Webhook();
    leads = await Leads.start({ environment: { ALERT_WEBHOOK_URL: await webhook.open() } });
    // The form accepts only the mark of today, so the test sets today to the simulated day.
    const mark = leads.app.get(DailyTestMark, { strict: false });
    const { isValid } = DailyTestMark.prototype;
    mark.isValid = (text) => isValid.call(mark, text, at('07:31'));
    // The page for staff uses the simulated day, too.
    const service = leads.app.get(DailyTestService, { strict: false });
    const { read: readAt } = DailyTestService.prototype;
    service.read = (now = at('07:50')) => readAt.call(service, now);
    worker = await leads.startWorker();
    isAssignedTo(leads.url);
  });

  afterEach(async () => {
    await leads.stopAll();
    await webhook.close();
  });

  const run = (now: Date) => worker.get(DailyTestRun, { strict: false }).run(now);
  const watch = (now: Date) => leads.app.get(DailyTestWatch, { strict: false }).run(now);
  const read = async <Body>(path: string) =>
    (await (
      await fetch(`${leads.url}/api/leads${path}`, { headers: leads.signedInAs('administrator') })
    ).json()) as Body;
  const contacts = () => leads.database.getRepository(Lead).find({ withDeleted: true });
  const arrived = async () =>
    (await leads.database.getRepository(DailyTest).findOneBy({ day: '2031-11-19' }))?.arrivedAt;

  it('goes in on work days at 7:30, arrives as a mail, is erased, and is shown', async () => {
    for (const [now, why] of [
      [at('07:29'), 'early'],
      [at('12:00'), 'noon'],
      [at('08:00', '2031-11-22'), 'Saturday'],
    ] as const) {
      await run(now);
      expect([why, await leads.database.getRepository(DailyTest).count()]).toEqual([why, 0]);
    }
    expect(await read<ProofResponse>('/proof')).toEqual({ at: null, seconds: null, state: 'none' });

    await Promise.all([run(at('07:30')), run(at('07:30'))]);
    const [mail] = await leads.mailbox.untilMailTo(fallbackEmail);
    expect(mail?.subject).toBe('Daily test · Leads arrive');
    await waitUntil('its arrival', async () => {
      await run(at('07:31'));
      return Boolean(await arrived());
    });

    expect(await contacts()).toEqual([]);
    expect(await leads.database.query('SELECT FROM submissions')).toEqual([]);
    expect(await read<ProofResponse>('/proof')).toEqual({
      at: expect.any(String),
      seconds: expect.any(Number),
      state: 'ok',
    });
    await run(at('07:40'));
    expect(await contacts()).toEqual([]);
    await watch(at('07:46'));
    expect(webhook.received).toEqual([]);
    // The next day's lead was not sent. Until it is due, the state is that of the previous lead.
    const service = leads.app.get(DailyTestService, { strict: false });
    expect((await service.read(at('07:44', '2031-11-20'))).state).toBe('ok');
    expect(await service.read(at('07:46', '2031-11-20'))).toEqual({ at: null, seconds: null, state: 'late' });
  });

  it('is missed by another process when the worker is dead, once', async () => {
    await leads.stop(worker);

    await watch(at('07:44'));
    expect(webhook.received).toEqual([]);
    await watch(at('07:45'));
    await watch(at('07:46'));
    await leads.database.query('DELETE FROM alarms');
    await watch(at('09:00'));

    expect(webhook.received).toMatchObject([{ cause: 'proof_missing', count: 1 }]);
    expect(await read<ProofResponse>('/proof')).toEqual({ at: null, seconds: null, state: 'late' });
  });

  it('is late for the rest of the day when it has not arrived, although no alarm could be given', async () => {
    const service = leads.app.get(DailyTestService, { strict: false });
    await leads.database.getRepository(DailyTest).save({ day: '2031-11-19', begunAt: at('07:30') });

    const states = [];
    for (const time of ['07:44', '07:45', '11:59', '12:00', '23:59'])
      states.push((await service.read(at(time))).state);

    expect(states).toEqual(['none', 'late', 'late', 'late', 'late']);
  });

  it('is in no list, count, export or hook, and no one but us can mark a lead', async () => {
    await leads.mailbox.close();
    await leads.database
      .getRepository(WebHook)
      .insert({ url: 'https://8.8.8.8/', secret: 'whsec_', events: ['lead.created'] });
    await run(at('07:30'));
    const [proof] = await contacts();
    expect(proof).toMatchObject({ isProof: true, name: 'Daily test', deletedAt: expect.any(Date) });
    await worker.get(OwedSweep, { strict: false }).run();

    for (const path of ['?limit=50', '?bin=true', '?q=Daily', '?view=my-day'])
      expect([path, (await read<LeadPageResponse>(path)).leads]).toEqual([path, []]);
    expect(await read<LeadCountsResponse>('/counts')).toMatchObject({ quotes: 0, contacts: 0, unclaimed: 0 });
    expect(
      (await fetch(`${leads.url}/api/leads/${proof?.id}`, { headers: leads.signedInAs('user') })).status,
    ).toBe(404);
    const sheet = await fetch(`${leads.url}/api/leads/export.csv`, { headers: leads.signedInAs('owner') });
    expect(await sheet.text()).not.toContain('Daily');
    expect(await leads.database.getRepository(Delivery).countBy({ channel: 'web-hook' })).toBe(0);

    await leads.mailbox.open();
    const mark = leads.app.get(DailyTestMark, { strict: false });
    const day = officeDay(at('07:30'));
    for (const forged of ['1', `${day}.x`, mark.of('2031-11-18'), `${mark.of(day)}x`]) {
      const { body } = await post(`${leads.url}/api/contact`, aContact(), { [dailyTestHeader]: forged });
      expect((await read<{ id: string }>(`/${body.id}`)).id).toBe(body.id);
    }
    await leads.mailbox.untilMailTo(generalEmail, 4);
  });

  it('is erased after a day although no mail server took its mail', async () => {
    await leads.mailbox.close();
    await run(at('07:30'));
    await run(at('07:31'));
    expect(await contacts()).toHaveLength(1);

    await leads.database.query(`UPDATE leads SET created_at = now() - interval '25 hours'`);
    await run(at('07:32'));

    expect([await contacts(), await arrived()]).toEqual([[], null]);
  });

  it('arrives although a stranger has used the day as a key', async () => {
    for (const key of ['proof-2031-11-19', '2031-11-19'])
      await post(`${leads.url}/api/contact`, aContact(), { 'idempotency-key': key });

    await run(at('07:30'));

    await waitUntil('its arrival', async () => {
      await run(at('07:31'));
      return Boolean(await arrived());
    });
  });

  it('is not sent in demo', async () => {
    const settings = Object.assign(new LeadsConfig(), { PROOF_URL: leads.url });
    expect([settings.proofUrl, Object.assign(settings, { SITE_MODE: 'live' }).proofUrl]).toEqual([
      undefined,
      leads.url,
    ]);
    isAssignedTo(undefined);

    await run(at('07:30'));
    await watch(at('09:00'));

    expect(await contacts()).toEqual([]);
    expect(webhook.received).toEqual([]);
    expect(await read<ProofResponse>('/proof')).toEqual({ at: null, seconds: null, state: 'off' });
  });
});
