import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { UnansweredRelease } from '../src/escalation/steps/unanswered-release.js';
import { StepSweep } from '../src/escalation/steps/step-sweep.js';
import { WaitingSteps } from '../src/escalation/steps/waiting-steps.js';
import { QuietHours } from '../src/on-call/quiet-hours.entity.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads, officeEmail } from './support/start-leads.js';

const ownerId = '019aa000-0000-7000-8000-0000000000d1';
const boId = '019aa000-0000-7000-8000-0000000000d2';
const cruzId = '019aa000-0000-7000-8000-0000000000d3';

/** Office hours are 8 am to 4 pm on weekdays; this is a Friday. */
const friday = (time: string) => new Date(`2031-11-21T${time}:00-05:00`);
const monday = (time: string) => new Date(`2031-11-24T${time}:00-05:00`);

describe('a lead after its claim and its answer', () => {
  let leads: Leads;
  let worker: INestApplication;
  let device: PushService;
  const ruth = () => new Desk(leads);

  beforeAll(async () => {
    leads = await Leads.start({ environment: { WEBHOOK_ALLOW_PRIVATE: '1' } });
    worker = await leads.startWorker();
    await onlyByHand(worker, StepSweep);
    await addStaff(
      leads,
      { id: callerId, username: 'ruth', email: 'ruth@firm.test' },
      { id: boId, username: 'bo' },
      { id: ownerId, username: 'olga', email: 'olga@firm.test', role: 'owner' },
      { id: cruzId, username: 'cruz', email: 'cruz@firm.test', role: 'crew' },
    );
    await leads.database
      .getRepository(QuietHours)
      .insert(
        [callerId, boId].map((userId) => ({ userId, isOn: false, startsAt: '20:00', endsAt: '07:00' })),
      );
    device = await PushService.of(ruth());
  });

  afterAll(async () => {
    await leads.stopAll();
    await device.close();
  });

  let addresses = 0;
  const hurry = (page: string) =>
    post(
      `${leads.url}/api/visitor-pages/${page.split('/').at(-1)}/urgency`,
      { urgency: 'tree' },
      { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` },
    );
  const withdrawal = (method: string, page: string) =>
    fetch(`${leads.url}/api/visitor-pages/${page.split('/').at(-1)}/withdrawal`, { method });
  const arrive = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body;
  const answered = async () => {
    const lead = await arrive();
    await ruth().call('POST', `/${lead.id}/messages`, { text: 'We come on Tuesday.', language: 'en' });
    return lead;
  };
  const owed = async (leadId: string, kinds: RegExp) => {
    const rows = await leads.database
      .getRepository(Delivery)
      .find({ where: { leadId }, order: { id: 'ASC' } });
    return rows.flatMap(({ channel, kind, recipient }) =>
      kinds.test(kind) ? [[channel, kind, recipient]] : [],
    );
  };
  const waitsSince = (id: string, at: Date) =>
    leads.database.query('UPDATE leads SET waiting_since = $2 WHERE id = $1', [id, at]);
  const sweep = async (...times: Date[]) => {
    for (const now of times) {
      const steps = worker.get(WaitingSteps, { strict: false });
      await Promise.all([steps.run(now), steps.run(now)]);
    }
  };

  const release = (now: Date) => worker.get(UnansweredRelease, { strict: false }).run(now);

  it('waits again when the customer cannot wait: who has it hears at once and after 4 office hours, the owners after 8', async () => {
    const lead = await answered();
    await hurry(lead.page);
    expect(await ruth().read(lead.id)).toMatchObject({
      status: 'contacted',
      waitingSince: expect.any(String),
    });
    expect((await ruth().list('?sort=promise')).leads[0]?.id).toBe(lead.id);
    expect((await ruth().list('?view=my-day')).leads.map(({ id }) => id)).toContain(lead.id);

    await waitsSince(lead.id, friday('15:00'));
    await sweep(friday('15:01'), friday('23:00'), monday('10:59'));
    expect(await owed(lead.id, /waiting/)).toEqual([
      ['mail', 'waiting', 'ruth@firm.test'],
      ['push', 'waiting', null],
    ]);
    await sweep(monday('11:00'), monday('14:59'));
    expect((await owed(lead.id, /waiting/)).slice(2)).toEqual([
      ['mail', 'still_waiting', 'ruth@firm.test'],
      ['push', 'waiting', null],
    ]);
    await sweep(monday('15:00'), monday('16:00'));
    expect((await owed(lead.id, /waiting/)).slice(4)).toEqual([['mail', 'long_waiting', 'olga@firm.test']]);
    await waitUntil('the push', async () =>
      device.received.some(({ message }) => message.title.startsWith('Waiting for us again')),
    );
  });

  it.each([
    [
      'an answer',
      async (id: string) => ruth().call('POST', `/${id}/messages`, { text: 'Yes.', language: 'en' }),
    ],
    ['"I answered elsewhere"', async (id: string) => ruth().call('POST', `/${id}/answered-elsewhere`)],
    ['closing it', async (id: string) => ruth().change(id, { status: 'won' })],
  ])('does not wait any more after %s, and begins again with the next word', async (_what, end) => {
    const lead = await answered();
    await hurry(lead.page);
    await waitsSince(lead.id, friday('09:00'));
    await sweep(friday('09:01'));
    const before = (await owed(lead.id, /waiting/)).length;

    await end(lead.id);
    expect((await ruth().read(lead.id)).waitingSince).toBeNull();
    await sweep(monday('15:00'));
    expect((await owed(lead.id, /waiting/)).length).toBeLessThanOrEqual(before);

    await ruth().change(lead.id, { status: 'contacted' });
    await waitsSince(lead.id, monday('09:00'));
    await sweep(monday('09:01'));
    expect((await owed(lead.id, /^waiting/)).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'a withdrawal',
      (_id: string, page: string) => withdrawal('POST', page),
      (_id: string, page: string) => withdrawal('DELETE', page),
    ],
    [
      'a status',
      (id: string) => ruth().change(id, { status: 'lost' }),
      (id: string) => ruth().change(id, { status: 'contacted' }),
    ],
  ])('still waits once %s is undone', async (_what, change, undo) => {
    const { id, page } = await answered();
    await hurry(page);
    const { waitingSince } = await ruth().read(id);
    await change(id, page);
    expect(await ruth().read(id)).toMatchObject({ status: 'lost', waitingSince: null });

    await undo(id, page);
    expect(await ruth().read(id)).toMatchObject({ status: 'contacted', waitingSince, lostReason: null });
    expect(waitingSince).not.toBeNull();
  });

  it('does not wait when it is opened again later', async () => {
    const { id, page } = await answered();
    await hurry(page);
    await ruth().change(id, { status: 'lost', lostReason: 'price' });
    await leads.database.query(`UPDATE lead_history SET at = at - interval '16 seconds' WHERE lead_id = $1`, [
      id,
    ]);

    await ruth().change(id, { status: 'contacted' });
    expect(await ruth().read(id)).toMatchObject({ waitingSince: null, lostReason: null });
  });

  it('counts from its arrival until the first answer', async () => {
    const lead = await arrive();
    const { waitingSince } = await ruth().read(lead.id);
    await hurry(lead.page);

    expect(await ruth().read(lead.id)).toMatchObject({ status: 'new', waitingSince });
    await sweep(monday('15:00'));
    expect(await owed(lead.id, /waiting/)).toEqual([]);

    await ruth().call('POST', `/${lead.id}/answered-elsewhere`);
    expect(await ruth().read(lead.id)).toMatchObject({
      status: 'contacted',
      waitingSince: null,
      claimedBy: 'ruth',
    });
  });

  it('goes back once to those that no one has when it is not answered in 8 office hours', async () => {
    const lead = await arrive();
    const fresh = await arrive();
    const claimAt = async (id: string, at: Date) => {
      await ruth().call('POST', `/${id}/claim`);
      await leads.database.query('UPDATE leads SET claimed_at = $2 WHERE id = $1', [id, at]);
    };
    await claimAt(lead.id, friday('10:00'));
    await claimAt(fresh.id, friday('10:01'));
    await leads.database.query(
      `UPDATE leads SET urgency = 'tree', urgent_since = now(), urgent_taken_at = now() WHERE id = $1`,
      [lead.id],
    );

    const planned = await arrive();
    const sendAt = new Date(Date.now() + 14 * 3_600_000).toISOString();
    await ruth().call('POST', `/${planned.id}/messages`, { text: 'On Tuesday.', language: 'en', sendAt });
    await claimAt(planned.id, friday('10:00'));

    const old = await arrive();
    await claimAt(old.id, new Date('2031-10-20T10:00:00-04:00'));

    await release(monday('09:59'));
    expect((await ruth().read(lead.id)).claimedAt).not.toBeNull();
    expect((await ruth().read(old.id)).claimedAt).not.toBeNull();
    await Promise.all([release(monday('10:00')), release(monday('10:00'))]);
    const unclaimed = { claimedAt: null, owner: null, status: 'new', isUrgent: true };
    expect(await ruth().read(lead.id)).toMatchObject(unclaimed);
    expect((await ruth().read(fresh.id)).claimedAt).not.toBeNull();
    expect(await ruth().read(planned.id)).toMatchObject({ claimedBy: 'ruth', owner: { username: 'ruth' } });
    expect(await owed(lead.id, /given_back/)).toEqual([
      ['mail', 'given_back', 'ruth@firm.test'],
      ['mail', 'given_back', 'office'],
    ]);
    const [mail] = (await leads.mailbox.untilMailTo(officeEmail)).filter(({ subject }) =>
      subject?.includes(lead.reference),
    );
    expect(mail).toBeDefined();

    await claimAt(lead.id, friday('10:00'));
    await release(new Date('2031-12-24T12:00:00-05:00'));
    expect((await ruth().read(lead.id)).claimedBy).toBe('ruth');
  });

  it('is in one mail at 7:30 of its owner’s work day, or on their devices, with what is due and overdue, and visits', async () => {
    await leads.database.query(`UPDATE leads SET owner_id = NULL`);
    const [due, overdue, waiting, bos, later] = [
      await answered(),
      await answered(),
      await answered(),
      await answered(),
      await answered(),
    ];
    const set = (id: string, columns: string) =>
      leads.database.query(`UPDATE leads SET ${columns} WHERE id = $1`, [id]);
    await set(due.id, `follow_up_on = '2031-11-24'`);
    await set(overdue.id, `follow_up_on = '2031-11-20'`);
    await set(waiting.id, `waiting_since = now()`);
    await set(bos.id, `follow_up_on = '2031-11-24', owner_id = '${boId}'`);
    await set(later.id, `follow_up_on = '2031-11-25'`);
    await leads.database.query(
      `WITH hours AS (INSERT INTO visit_windows (date, starts, ends, places)
         VALUES ('2031-11-24', '09:00', '11:00', 1) RETURNING id),
       day AS (INSERT INTO visit_days (window_id, date) SELECT id, '2031-11-24' FROM hours)
       INSERT INTO visits (lead_id, window_id, date, starts, ends, starts_at, place, language, person_id)
       SELECT $1, id, '2031-11-24', '09:00', '11:00', '2031-11-24T09:00:00-05:00', 1, 'en', $2 FROM hours`,
      [later.id, cruzId],
    );
    const bo = new Desk(leads, 'bo', boId);
    const bosDevice = await PushService.of(bo);
    const today = worker.get(TodayRepository, { strict: false });
    const closed = {
      claimEnds: {},
      hours: { ...firstSite.hours, closedDays: [{ date: '2031-11-21', name: firstSite.banner.text }] },
    };

    await today.addDue(firstSite, monday('07:29'));
    await today.addDue(firstSite, new Date('2031-11-23T09:00:00-05:00'));
    await today.addDue(closed, friday('09:00'));
    expect(await leads.database.getRepository(Delivery).countBy({ kind: 'today' })).toBe(0);
    for (const time of ['07:30', '07:31', '11:59'])
      await Promise.all([today.addDue(firstSite, monday(time)), today.addDue(firstSite, monday(time))]);

    const rows = await leads.database
      .getRepository(Delivery)
      .find({ where: { kind: 'today' }, order: { channel: 'ASC', recipient: 'ASC' } });
    expect(rows.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['mail', 'cruz@firm.test'],
      ['mail', 'ruth@firm.test'],
      ['push', null],
    ]);
    await waitUntil('all three', async () => {
      const [crew] = leads.mailbox.to('cruz@firm.test');
      const mails = leads.mailbox.to('ruth@firm.test');
      return (
        mails.some(({ subject }) => subject === 'Today · Waiting for us: 1, Overdue: 1, Due today: 1') &&
        crew?.subject === 'Today · Visits: 1' &&
        crew.text?.includes('09:00-11:00') === true &&
        crew.text.includes('/admin/visits') &&
        bosDevice.received.some(({ message }) => message.title === 'Today: 1 lead')
      );
    });
    await bosDevice.close();
  });
});
