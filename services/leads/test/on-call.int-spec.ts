import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeClock } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { StepSweep } from '../src/escalation/steps/step-sweep.js';
import { UrgentSteps } from '../src/escalation/steps/urgent-steps.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { HandOversRepository } from '../src/on-call/hand-overs.repository.js';
import type { RotaResponse } from '../src/on-call/rota.dto.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import type { PushKeyResponse } from '../src/push/push-devices.dto.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';

const ownerId = '019aa000-0000-7000-8000-0000000000d1';
const boId = '019aa000-0000-7000-8000-0000000000d2';

const dayMs = 86_400_000;

const weekly = (userId: string, from: [number, string], until: [number, string]) => ({
  userId,
  fromDay: from[0],
  fromTime: from[1],
  untilDay: until[0],
  untilTime: until[1],
});
const local = (fromNowMs: number) => new Date(officeClock(Date.now()) + fromNowMs).toISOString().slice(0, 16);
const clock = (fromNowMs: number) => local(fromNowMs).slice(11);
const thursday = (time: string) => new Date(`2031-11-20T${time}:00-05:00`);

const always = (userId: string) => weekly(userId, [0, '00:00'], [0, '00:00']);

describe('the people on call', () => {
  let leads: Leads;
  let worker: INestApplication;
  let owner: Desk;

  beforeAll(async () => {
    leads = await Leads.start({ environment: { WEBHOOK_ALLOW_PRIVATE: '1' } });
    worker = await leads.startWorker();
    await onlyByHand(worker, StepSweep);
    const member = { isActive: true, firstName: null } as const;
    await leads.database.getRepository(StaffMember).save([
      { ...member, id: callerId, username: 'ruth', email: 'ruth@firm.test', role: 'user' },
      { ...member, id: boId, username: 'bo', email: 'bo@firm.test', firstName: 'Bo', role: 'user' },
      { ...member, id: ownerId, username: 'olga', email: 'olga@firm.test', role: 'owner' },
    ]);
    owner = new Desk(leads, 'olga', ownerId, 'owner');
  });

  afterAll(() => leads.stopAll());

  const set = (shifts: object[], exceptions: object[] = []) =>
    owner.ask<RotaResponse & { fields?: object }>('PUT', '/on-call', { shifts, exceptions });
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  let addresses = 0;
  const rung = async () => {
    const { body } = await post(`${leads.url}/api/quotes`, aQuote({ urgency: 'water' }), {
      'x-forwarded-for': `203.0.113.${(addresses += 1)}`,
    });
    await worker.get(UrgentSteps, { strict: false }).run();
    await worker.get(UrgentSteps, { strict: false }).run(new Date(Date.now() + 5 * 60_000));
    const mails = await leads.database.getRepository(Delivery).find({
      where: { leadId: body.id, channel: 'mail' },
      order: { recipient: 'ASC' },
    });
    await new Desk(leads).call('POST', `/${body.id}/claim`);
    const to = (kind: string) => mails.flatMap((mail) => (mail.kind === kind ? mail.recipient : []));
    return { first: to('urgent'), later: to('still_urgent') };
  };

  it('hear first what cannot wait, then everybody; a gap and people who left fall to the owners', async () => {
    const everybody = ['bo@firm.test', 'olga@firm.test', 'ruth@firm.test'];
    expect((await set([])).body).toMatchObject({ now: ['olga'], gaps: [{}] });
    expect(await rung()).toEqual({ first: ['olga@firm.test'], later: ['olga@firm.test'] });

    const holiday = { userId: boId, from: local(-dayMs), until: local(dayMs) };
    expect((await set([always(callerId)], [holiday])).body).toMatchObject({ now: ['bo'], gaps: [] });
    expect(await rung()).toEqual({ first: ['bo@firm.test'], later: everybody });

    const noOne = { userId: null, from: local(-dayMs), until: local(dayMs) };
    expect((await set([always(callerId), always(boId)], [noOne])).body).toMatchObject({
      now: ['olga'],
      gaps: [{ until: noOne.until }],
    });
    expect(await rung()).toEqual({ first: ['olga@firm.test'], later: everybody });

    expect((await set([always(boId)])).body).toMatchObject({ now: ['bo'], exceptions: [] });
    await leads.database.query(`UPDATE staff_members SET is_active = false WHERE id = $1`, [boId]);
    expect((await owner.ask<RotaResponse>('GET', '/on-call')).body).toMatchObject({
      now: ['olga'],
      gaps: [{}],
    });
    expect(await rung()).toEqual({ first: ['olga@firm.test'], later: ['olga@firm.test'] });
    await leads.database.query(`UPDATE staff_members SET is_active = true WHERE id = $1`, [boId]);

    const over = { userId: boId, from: local(-2 * dayMs), until: local(-dayMs) };
    await set([always(callerId)], [over]);
    expect(await rung()).toEqual({ first: ['ruth@firm.test'], later: ['olga@firm.test', 'ruth@firm.test'] });
  });

  it('leave what cannot wait to the fallback address where no one has an email address', async () => {
    await set([always(callerId)]);
    const emails = await leads.database.query('SELECT id, email FROM staff_members');
    await leads.database.query('UPDATE staff_members SET email = NULL');

    expect(await rung()).toEqual({ first: ['fallback'], later: ['fallback'] });

    for (const { id, email } of emails)
      await leads.database.query('UPDATE staff_members SET email = $2 WHERE id = $1', [id, email]);
  });

  it('are missing in one gap, which the shifts of a person who left do not divide', async () => {
    await set([weekly(boId, [1, '08:00'], [5, '17:00'])]);
    await leads.database.query(`UPDATE staff_members SET is_active = false WHERE id = $1`, [boId]);
    const { body } = await owner.ask<RotaResponse>('GET', '/on-call');
    await leads.database.query(`UPDATE staff_members SET is_active = true WHERE id = $1`, [boId]);

    expect(body.gaps).toHaveLength(1);
  });

  it('are set by owners alone, and checked', async () => {
    expect((await new Desk(leads).call('GET', '/on-call')).status).toBe(403);
    const bad: Array<[unknown, object[]]> = [
      [[{ ...always(callerId), fromDay: 7 }], []],
      [[{ ...always(callerId), untilTime: '24:00' }], []],
      [[always('019aa000-0000-7000-8000-0000000000ff')], []],
      [[], [{ userId: null, from: '2026-02-30T08:00', until: '2026-03-05T08:00' }]],
      [[], [{ userId: null, from: '2026-03-05T08:00', until: '2026-03-05T08:00' }]],
      [Array.from({ length: 101 }, () => always(callerId)), []],
      ['none', []],
    ];
    for (const [shifts, exceptions] of bad)
      expect(await set(shifts as object[], exceptions)).toMatchObject({ status: 400 });
  });

  it('are mailed a hand-over on the evening before, once', async () => {
    // Ruth is on call from Monday to Friday, Bo over the weekend, from Friday at 5 pm.
    await set([weekly(callerId, [1, '08:00'], [5, '17:00']), weekly(boId, [5, '17:00'], [1, '08:00'])]);
    const handOvers = worker.get(HandOversRepository, { strict: false });

    await handOvers.addDue(thursday('17:59'));
    await handOvers.addDue(new Date('2031-11-19T20:00:00-05:00'));
    for (const time of ['18:00', '18:01', '23:59'])
      await Promise.all([handOvers.addDue(thursday(time)), handOvers.addDue(thursday(time))]);

    const owed = await leads.database.getRepository(Delivery).find({ where: { kind: 'hand_over' } });
    expect(owed.map(({ recipient }) => recipient).sort()).toEqual(['bo@firm.test', 'ruth@firm.test']);
    await worker.get(OwedSweep, { strict: false }).run();
    await waitUntil('the mail', async () =>
      leads.mailbox
        .to('bo@firm.test')
        .some(({ subject }) => subject === 'On call tomorrow · 5:00 PM: ruth hands over to Bo'),
    );
  });

  it('are mailed no hand-over where an owner follows themselves in a gap', async () => {
    await leads.database.query(`DELETE FROM deliveries; DELETE FROM staff_notices`);
    await set([weekly(ownerId, [1, '08:00'], [5, '17:00'])]);

    await worker.get(HandOversRepository, { strict: false }).addDue(thursday('18:00'));

    expect(await leads.database.getRepository(Delivery).countBy({ kind: 'hand_over' })).toBe(0);
  });

  it('hear in quiet hours of what cannot wait alone, and of the rest in one message at their end', async () => {
    await set([always(callerId)]);
    const ruth = new Desk(leads);
    const { publicKey } = (await ruth.ask<PushKeyResponse>('GET', '/api/push-devices/key')).body;
    const device = await PushService.start(publicKey);
    await ruth.call('POST', '/api/push-devices', device.subscription);
    expect((await ruth.ask('GET', '/quiet-hours')).body).toEqual({
      enabled: true,
      from: '20:00',
      until: '07:00',
    });
    const quiet = { enabled: true, from: clock(-3_600_000), until: clock(3_600_000) };
    expect(await ruth.ask('PUT', '/quiet-hours', quiet)).toMatchObject({ status: 200, body: quiet });
    await sweep();

    for (let count = 0; count < 3; count += 1) await post(`${leads.url}/api/quotes`, aQuote());
    await sweep();
    const urgent = await post(`${leads.url}/api/quotes`, aQuote({ urgency: 'tree' }));
    await worker.get(UrgentSteps, { strict: false }).run();
    const titles = () => device.received.map(({ message }) => message.title);
    await waitUntil('what cannot wait', async () => titles().length >= 1);
    await new Desk(leads).call('POST', `/${urgent.body.id}/claim`);
    await sweep();
    expect(titles().every((title) => title.startsWith('Can’t wait'))).toBe(true);

    await ruth.call('PUT', '/quiet-hours', { ...quiet, from: clock(7_200_000), until: clock(10_800_000) });
    await sweep();
    await sweep();
    await waitUntil('the digest', async () =>
      titles().some((title) => /^3 new since \d+:\d\d [AP]M$/.test(title)),
    );
    await post(`${leads.url}/api/quotes`, aQuote());
    await waitUntil('the next one', async () => {
      await sweep();
      return titles().some((title) => title.startsWith('New quote'));
    });
    expect(titles().filter((title) => !title.startsWith('Can’t wait'))).toHaveLength(2);

    expect((await ruth.call('PUT', '/quiet-hours', { ...quiet, from: '8 pm' })).status).toBe(400);
    await device.close();
  });

  it('hear of their day by their devices once their quiet hours are over', async () => {
    const cyId = '019aa000-0000-7000-8000-0000000000d3';
    const cy = {
      id: cyId,
      username: 'cy',
      email: null,
      firstName: null,
      role: 'user',
      isActive: true,
    } as const;
    await leads.database.getRepository(StaffMember).save(cy);
    const desk = new Desk(leads, 'cy', cyId);
    const { id } = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    await desk.call('POST', `/${id}/claim`);
    const device = await PushService.of(desk);
    const quietFrom = async (hours: number) => {
      const [from, until] = [clock(hours * 3_600_000), clock((hours + 2) * 3_600_000)];
      await desk.call('PUT', '/quiet-hours', { enabled: true, from, until });
      await sweep();
    };
    const ofDay = async (time: string) => {
      await worker.get(TodayRepository, { strict: false }).addDue(firstSite, thursday(time));
      return leads.database.getRepository(Delivery).countBy({ channel: 'push', kind: 'today' });
    };

    await quietFrom(-1);
    expect(await ofDay('07:30')).toBe(0);
    await quietFrom(2);
    expect(await ofDay('08:15')).toBe(1);
    await device.close();
  });
});
