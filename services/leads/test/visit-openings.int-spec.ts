import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDayIn } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { IsNull } from 'typeorm';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { LeadEventsRepository } from '../src/events/lead-events.repository.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { offerOpenings } from '../src/visits/model/offer-openings.js';
import { VisitOpening } from '../src/visits/model/visit-opening.entity.js';
import { lockFreePlace } from '../src/visits/model/visit-places.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import type { OfficeWindowsResponse } from '../src/visits/office/office-visits.dto.js';
import { Desk } from './support/desk.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

describe('a freed place', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId, 'administrator');
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM visits; DELETE FROM visit_openings; DELETE FROM visit_waiting');
    await visits.set({ week: daily({ places: 1 }) });
  });

  const offerOnce = () => offerOpenings({ manager: leads.database.manager, site: firstSite });
  /** Offers places as the sweep does, which tries again if the candidates of a place were being changed. */
  const offer = () =>
    waitUntil('each freed place offered or gone', async () => {
      await offerOnce();
      return !(await leads.database.getRepository(VisitOpening).existsBy({ offeredUntil: IsNull() }));
    });
  const waiting = async (index = 0): Promise<Visitor> => {
    const visitor = await visits.booked(index);
    await visits.send('/waiting', { token: visitor.token });
    return visitor;
  };

  it.each([
    ['goes to the bin', ({ id }: Visitor) => office.call('DELETE', `/${id}`)],
    ['is erased', ({ id }: Visitor) => office.call('POST', `/${id}/erase`)],
    ['is spam', ({ id }: Visitor) => office.change(id, { status: 'spam' })],
    ['is lost', ({ id }: Visitor) => office.change(id, { status: 'lost', lostReason: 'price' })],
    [
      'is withdrawn',
      ({ token }: Visitor) => fetch(`${leads.url}/api/visitor-pages/${token}/withdrawal`, { method: 'POST' }),
    ],
    ['waits no longer', ({ token }: Visitor) => visits.send('/waiting/stop', { token })],
  ])('is offered to the next at once when the lead that has the offer %s', async (_cause, end) => {
    const [holder, first, second] = [await visits.booked(), await waiting(), await waiting()];
    const { visit } = await visits.windows(holder);
    await visits.send('/cancel', { token: holder.token });
    await offer();
    expect((await visits.windows(first)).offer).toMatchObject({ date: visit?.date });

    await end(first);
    await offer();

    expect((await visits.windows(second)).offer).toMatchObject({ date: visit?.date });
  });

  it('is shown to the visitor who has the offer, however many earlier times are free', async () => {
    const waiter = await visits.visitor();
    await visits.send('/waiting', { token: waiter.token });
    const [earlier, later] = [await visits.booked(5), await visits.booked(5)];
    const { visit } = await visits.windows(later);
    await visits.send('/cancel', { token: later.token });
    await offer();
    await visits.send('/cancel', { token: earlier.token });
    await offer();

    const { offer: shown, windows } = await visits.windows(waiter);
    expect(windows).toHaveLength(6);
    expect(windows.every(({ date }) => date < (visit?.date ?? ''))).toBe(true);
    expect(shown).toMatchObject({ date: visit?.date });
  });

  it('is not offered to a visitor who withdraws at the same moment', async () => {
    const [holder, first, second] = [await visits.booked(), await waiting(), await waiting()];
    const { visit } = await visits.windows(holder);
    await visits.send('/cancel', { token: holder.token });

    await leads.database.transaction(async (manager) => {
      await manager.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [first.id]);
      await offerOnce();
      await manager.query('DELETE FROM visit_waiting WHERE lead_id = $1', [first.id]);
    });
    await offer();

    expect((await visits.windows(first)).offer).toBeNull();
    expect((await visits.windows(second)).offer).toMatchObject({ date: visit?.date });
  });

  it('is not offered while somebody else takes it', async () => {
    const [holder, first] = [await visits.booked(), await waiting()];
    await visits.send('/cancel', { token: holder.token });
    const isWaitingForLock = async () => {
      const rows: unknown[] = await leads.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };

    let offering = Promise.resolve();
    await leads.database.transaction(async (manager) => {
      const { windowId, date } = await manager.findOneByOrFail(Visit, { leadId: holder.id });
      await lockFreePlace(manager, { windowId, date, places: 1 }, holder.id);
      await manager.update(Visit, { leadId: holder.id }, { state: 'booked', place: 1, cancelledBy: null });
      offering = offerOnce();
      await Promise.race([offering, waitUntil('the wait for the day', isWaitingForLock)]);
    });
    await offering;

    expect((await visits.windows(first)).offer).toBeNull();
    expect(await visits.mailsOf(first)).not.toContain('visit_offer');
  });

  it('is offered soon to a visitor whose lead is being changed', async () => {
    const [holder, first] = [await visits.booked(), await waiting()];
    const { visit } = await visits.windows(holder);
    await visits.send('/cancel', { token: holder.token });

    await leads.database.transaction(async (manager) => {
      await manager.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [first.id]);
      await offerOnce();
    });
    expect((await visits.windows(first)).offer).toBeNull();
    await offer();

    expect((await visits.windows(first)).offer).toMatchObject({ date: visit?.date });
  });

  it('is offered when a lead without an email address is erased', async () => {
    const { body: lead } = await office.ask<{ id: string }>('POST', '/api/leads', {
      kind: 'quote',
      source: 'call',
      language: 'en',
      name: 'Lou Marsh',
      phone: '(239) 555-0166',
    });
    const days = `from=${officeDayIn(2)}&to=${officeDayIn(9)}`;
    const { body } = await office.ask<OfficeWindowsResponse>('GET', `/api/visits/days?${days}`);
    const { windowId, date } = body.windows[0] ?? {};
    expect((await office.ask('POST', `/${lead.id}/visits`, { windowId, date })).status).toBe(200);
    const next = await waiting(3);

    await office.call('POST', `/${lead.id}/erase`);
    await offer();

    expect((await visits.windows(next)).offer).toMatchObject({ date });
  });

  it('is for the office taken, and free for the lead that has the offer', async () => {
    const [holder, first] = [await visits.booked(), await visits.visitor()];
    await visits.send('/waiting', { token: first.token });
    await visits.send('/cancel', { token: holder.token });
    await offer();
    const { windowId, date } = (await visits.windows(first)).offer ?? {};
    const days = `from=${date}&to=${date}`;
    const { body } = await office.ask<OfficeWindowsResponse>('GET', `/api/visits/days?${days}`);

    expect(body.windows).toMatchObject([{ places: 1, taken: 1, offeredTo: [first.id] }]);
    const other = await visits.visitor();
    expect((await office.ask('POST', `/${other.id}/visits`, { windowId, date })).status).toBe(409);
    expect((await office.ask('POST', `/${first.id}/visits`, { windowId, date })).status).toBe(200);
    expect(await visits.windows(first)).toMatchObject({ isWaiting: false, offer: null, visit: { date } });
    expect(await leads.database.getRepository(VisitOpening).count()).toBe(0);
  });

  it('is news for open lists when its offer ends', async () => {
    const [holder, first] = [await visits.booked(), await waiting()];
    await visits.send('/cancel', { token: holder.token });
    await offer();
    const changes = leads.app.get(LeadEventsRepository, { strict: false });
    const isNews = async () => (await changes.last(40)).some(({ key }) => key.startsWith('offer:'));
    expect(await isNews()).toBe(false);

    await visits.send('/waiting/stop', { token: first.token });

    expect(await isNews()).toBe(true);
  });

  it('is not offered by a mail that is sent after the offer has ended', async () => {
    const [holder, first] = [await visits.booked(), await waiting()];
    await visits.send('/cancel', { token: holder.token });
    await offer();
    await visits.send('/waiting/stop', { token: first.token });

    const worker: INestApplication = await leads.startWorker();
    await worker.get(OwedSweep, { strict: false }).run();
    const mail = { leadId: first.id, kind: 'visit_offer' };
    await waitUntil('the decision', () =>
      leads.database.getRepository(Delivery).existsBy([
        { ...mail, state: 'sent' },
        { ...mail, state: 'failed' },
      ]),
    );
    expect(await leads.database.getRepository(Delivery).countBy({ ...mail, state: 'failed' })).toBe(1);
  });

  it('is offered to a person three times at most, also if they wait again in between', async () => {
    const visitor = await waiting(5);
    const offers: boolean[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await leads.database.query('DELETE FROM visit_openings');
      const holder = await visits.booked();
      await visits.send('/cancel', { token: holder.token });
      await offer();
      offers.push((await visits.windows(visitor)).offer !== null);
      await visits.send('/waiting/stop', { token: visitor.token });
      await visits.send('/waiting', { token: visitor.token });
    }

    expect(offers).toEqual([true, true, true, false]);
  });

  it('is offered to a person three times at most, also if they wait with another request', async () => {
    const [one, other] = [
      await visits.visitor({ email: 'two.requests@visitor.test' }),
      await visits.visitor({ email: 'Two.Requests+lawn@VISITOR.test', message: 'Another lawn' }),
    ];
    const isOffered = async (visitor: Visitor) => {
      await leads.database.query('DELETE FROM visit_openings');
      const holder = await visits.booked();
      await visits.send('/waiting', { token: visitor.token });
      await visits.send('/cancel', { token: holder.token });
      await offer();
      const { offer: offered } = await visits.windows(visitor);
      await visits.send('/waiting/stop', { token: visitor.token });
      return offered !== null;
    };

    const offers = [];
    for (const visitor of [one, one, one, other]) offers.push(await isOffered(visitor));

    expect(offers).toEqual([true, true, true, false]);
  });

  it('is not offered to a visitor whose visit is sooner', async () => {
    const [holder, sooner] = [await visits.booked(2), await waiting()];
    await visits.send('/cancel', { token: holder.token });
    await offer();

    expect(await visits.windows(sooner)).toMatchObject({ isWaiting: true, offer: null });
  });

  it('is offered to the next while the first has another offer, and leaves both in line until they take one', async () => {
    const holders = [await visits.booked(), await visits.booked()];
    const [first, second] = [await waiting(2), await waiting(2)];
    for (const { token } of holders) await visits.send('/cancel', { token });
    await offer();
    const offered = [first, second].map(async (visitor) => (await visits.windows(visitor)).offer?.date);
    expect(new Set(await Promise.all(offered)).size).toBe(2);
    expect(await Promise.all(offered)).not.toContain(undefined);

    const { windowId, date } = (await visits.windows(first)).windows.at(-1) ?? {};
    expect((await visits.send('/move', { token: first.token, windowId, date })).status).toBe(200);
    expect((await visits.windows(first)).isWaiting).toBe(true);
  });

  it.each([
    ['gives it up', ({ token }: Visitor) => visits.send('/cancel', { token })],
    ['moves to a later one', (visitor: Visitor) => visits.move(visitor, 3)],
  ])('is not offered to a visitor who waits and %s', async (_cause, free) => {
    const [leaving, next] = [await waiting(), await waiting(3)];
    const { visit } = await visits.windows(leaving);

    await free(leaving);
    await offer();

    expect((await visits.windows(leaving)).offer).toBeNull();
    expect((await visits.windows(next)).offer).toMatchObject({ date: visit?.date });
  });
});
