import type { INestApplication } from '@nestjs/common';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { StepSweep } from '../src/escalation/steps/step-sweep.js';
import { Lead } from '../src/model/lead.entity.js';
import { LeadMessage } from '../src/model/lead-message.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { Desk } from './support/desk.js';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits } from './support/visits.js';

const mayaId = '019aa000-0000-7000-8000-0000000000b2';
const dayMs = 86_400_000;

describe('a change of status that is undone', () => {
  let leads: Leads;
  let worker: INestApplication;
  let ruth: Desk;
  let maya: Desk;
  let visits: Visits;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    for (const work of [StepSweep, OwedSweep]) await onlyByHand(worker, work);
    await addStaff(leads, { id: callerId, username: 'ruth' }, { id: mayaId, username: 'maya' });
    ruth = new Desk(leads);
    maya = new Desk(leads, 'maya', mayaId);
    visits = new Visits(leads);
  });

  afterAll(() => leads.stopAll());

  const submit = async () => (await post(`${leads.url}/api/quotes`, aQuote({ urgency: 'water' }))).body;
  const row = (id: string) => leads.database.manager.findOneByOrFail(Lead, { id });
  const planFor = async (id: string) => {
    const sendAt = new Date(Date.now() + dayMs).toISOString();
    await maya.call('POST', `/${id}/messages`, { text: 'We come on Tuesday.', language: 'en', sendAt });
  };
  const withdrawal = (method: string, page: string) =>
    fetch(`${leads.url}/api/visitor-pages/${page.split('/').at(-1)}/withdrawal`, { method });
  /** Moves everything that happened to a lead days into the past. */
  const daysPass = async (id: string) => {
    for (const column of ['created_at', 'waiting_since', 'answered_at', 'claimed_at', 'unclaimed_since'])
      await leads.database.query(
        `UPDATE leads SET ${column} = ${column} - interval '3 days 1 hour' WHERE id = $1`,
        [id],
      );
    await leads.database.query(`UPDATE lead_history SET at = at - interval '3 days' WHERE lead_id = $1`, [
      id,
    ]);
  };

  it.each([
    ['new', 'lost'],
    ['new', 'spam'],
    ['contacted', 'new'],
    ['contacted', 'spam'],
    ['won', 'new'],
    ['lost', 'contacted'],
  ] as const)('from %s to %s leaves the lead as it was', async (before, after) => {
    const { id } = await submit();
    if (before === 'new') await planFor(id);
    else await maya.change(id, { status: before, ...(before === 'lost' && { lostReason: 'price' }) });
    await daysPass(id);
    const [lead, { history }] = [await row(id), await ruth.read(id)];
    expect(lead).toMatchObject({ status: before, claimedBy: 'maya', ownerId: mayaId });

    await ruth.change(id, { status: after, ...(after === 'lost' && { lostReason: 'price' }) });
    await ruth.change(id, { status: before });

    expect(await row(id)).toEqual(lead);
    expect((await ruth.read(id)).history.length).toBeGreaterThan(history.length);
  });

  it('leaves alone what somebody did to the lead meanwhile', async () => {
    const { id } = await submit();
    await ruth.change(id, { status: 'lost' });
    await ruth.change(id, { ownerId: mayaId });

    await ruth.change(id, { status: 'new' });

    expect(await row(id)).toMatchObject({ status: 'new', ownerId: mayaId, claimedBy: 'ruth' });
  });

  it('is none if the lead has the status already, whose unsent mail goes out', async () => {
    const { id } = await submit();
    await ruth.change(id, { status: 'contacted' });
    const mail = { channel: 'mail', kind: 'waiting', leadId: id, recipient: 'office' } as const;
    const nextAttemptAt = new Date(Date.now() + dayMs);
    await leads.database.manager.insert(Delivery, { ...mail, nextAttemptAt });

    await ruth.ask('POST', '/changes', { ids: [id], status: 'contacted' });

    expect(await leads.database.manager.countBy(Delivery, mail)).toBe(1);
  });

  it('tells by steps again of a lead that no one has and that becomes new later', async () => {
    const { id } = await submit();
    const { manager } = leads.database;
    await manager.update(Lead, { id }, { status: 'contacted', waitingSince: null, answeredAt: new Date() });
    await daysPass(id);

    await ruth.change(id, { status: 'new' });

    expect((await row(id)).unclaimedSince?.getTime()).toBeGreaterThan(Date.now() - dayMs);
  });

  it.each([
    [
      'marked as spam',
      (id: string) => ruth.change(id, { status: 'spam' }),
      (id: string) => ruth.change(id, { status: 'new' }),
    ],
    [
      'withdrawn',
      (_id: string, page: string) => withdrawal('POST', page),
      (_id: string, page: string) => withdrawal('DELETE', page),
    ],
  ])('sends the planned answer at its time although the lead was %s', async (_what, change, undo) => {
    const { id, page } = await submit();
    await planFor(id);
    const planned = async () => {
      const {
        heldAt,
        sendAt,
        id: answerId,
      } = await leads.database.manager.findOneByOrFail(LeadMessage, {
        leadId: id,
      });
      const mail = await leads.database.manager.findOneByOrFail(Delivery, { answerId });
      return { heldAt, isDueThen: mail.nextAttemptAt.getTime() === sendAt?.getTime() };
    };

    await change(id, page);
    expect(await planned()).toEqual({ heldAt: expect.any(Date), isDueThen: false });
    await undo(id, page);

    expect(await planned()).toEqual({ heldAt: null, isDueThen: true });
  });
  it.each(['spam', 'lost', 'won'])('keeps the visit of a lead that was %s', async (status) => {
    await visits.set({ week: daily({ places: 1 }) });
    const visitor = await visits.booked();
    const visitOf = () => leads.database.manager.findOneByOrFail(Visit, { leadId: visitor.id });
    const { date, place } = await visitOf();

    await ruth.change(visitor.id, { status });
    expect(await visitOf()).toMatchObject({ state: 'cancelled', place: null });
    await ruth.change(visitor.id, { status: 'new' });

    expect(await visitOf()).toMatchObject({ state: 'booked', date, place, cancelledBy: null });
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);
  });

  it.each([
    ['contacted', 'booked', ['visit_booked']],
    ['lost', 'cancelled', ['visit_booked', 'visit_cancelled']],
  ])(
    'does not leave a visitor waiting whose lead was spam for days and is %s',
    async (status, state, mails) => {
      await visits.set({ week: daily({ places: 1 }) });
      const visitor = await visits.booked(2);
      await ruth.change(visitor.id, { status: 'spam' });
      await daysPass(visitor.id);

      await ruth.change(visitor.id, { status, ...(status === 'lost' && { lostReason: 'price' }) });

      const visit = await leads.database.manager.findOneByOrFail(Visit, { leadId: visitor.id });
      expect([visit.state, await visits.mailsOf(visitor)]).toEqual([state, mails]);
    },
  );

  it('tells the visitor if somebody has the time of the visit meanwhile', async () => {
    await visits.set({ week: daily({ places: 1 }) });
    const [visitor, other] = [await visits.booked(1), await visits.visitor()];
    const { windowId, date } = await leads.database.manager.findOneByOrFail(Visit, { leadId: visitor.id });
    await ruth.change(visitor.id, { status: 'spam' });
    expect(await visits.send('', { token: other.token, windowId, date })).toMatchObject({ status: 201 });

    await ruth.change(visitor.id, { status: 'new' });

    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', 'visit_cancelled']);
  });
});
