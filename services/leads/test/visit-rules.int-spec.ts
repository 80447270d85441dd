import { randomUUID } from 'node:crypto';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Lead } from '../src/model/lead.entity.js';
import type { OfficeWindowsResponse, OwnVisitsResponse } from '../src/visits/office/office-visits.dto.js';
import { lockDay } from '../src/visits/model/visit-places.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { aContact } from './support/lead.factory.js';
import { Desk } from './support/desk.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();
const goneId = randomUUID();

describe('a visit', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;
  let crew: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId, 'administrator');
    crew = new Desk(leads, 'miguel', crewId, 'crew');
    await addStaff(
      leads,
      { id: crewId, username: 'miguel', role: 'crew' },
      { id: goneId, username: 'gone', role: 'crew', isActive: false },
    );
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM visits');
    await visits.set();
  });

  const visitOf = ({ id: leadId }: Visitor) =>
    leads.database.getRepository(Visit).findOneByOrFail({ leadId });
  const lose = ({ id }: Visitor) => office.change(id, { status: 'lost', lostReason: 'price' });
  const mine = async () =>
    (await crew.ask<OwnVisitsResponse>('GET', '/api/visits/mine')).body.visits.map(({ id }) => id);
  const notOpen = { status: 409, body: { code: 'not_open_for_visits' } };

  it('is neither booked nor waited for once the request is closed, by its visitor or by the office', async () => {
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor);
    await lose(visitor);

    expect(await visits.send('', { token: visitor.token, ...choice })).toMatchObject(notOpen);
    expect(await visits.send('/waiting', { token: visitor.token })).toMatchObject(notOpen);
    expect(await office.ask('POST', `/${visitor.id}/visits`, choice)).toMatchObject(notOpen);
    expect(await visits.windows(visitor)).toMatchObject({ isWaiting: false, visit: null, windows: [] });
  });

  it('is not booked by the visitor of a message', async () => {
    const choice = await visits.choice(await visits.visitor());
    const { page } = (await post(`${leads.url}/api/contact`, aContact())).body;
    const token = page.split('/').at(-1) ?? '';

    expect(await visits.send('', { token, ...choice })).toMatchObject(notOpen);
  });

  it('is booked for each of two requests that happen to send the same key', async () => {
    const [one, other] = [await visits.visitor(), await visits.visitor()];
    const choice = await visits.choice(one);
    for (const { token } of [one, other])
      await visits.send('', { token, ...choice }, { 'idempotency-key': 'the same key' });

    for (const visitor of [one, other])
      expect((await visits.windows(visitor)).visit).toMatchObject({ date: choice.date });
    expect(await visits.taken()).toBe(2);
  });

  it('lets the answered request wait again when its visitor cancels it', async () => {
    const visitor = await visits.booked();
    await office.change(visitor.id, { status: 'contacted' });
    const waitingSince = async () =>
      (await leads.database.getRepository(Lead).findOneByOrFail({ id: visitor.id })).waitingSince;
    expect(await waitingSince()).toBeNull();

    await visits.send('/cancel', { token: visitor.token });

    expect(await waitingSince()).not.toBeNull();
  });

  it('is not moved, and not mailed about, when it is moved to its own time', async () => {
    const visitor = await visits.booked();
    const { id, windowId, date } = await visitOf(visitor);

    const { token } = visitor;
    expect((await visits.send('/move', { token, windowId, date })).status).toBe(200);
    expect((await office.call('PATCH', `/api/visits/${id}`, { windowId, date })).status).toBe(204);

    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);
    expect(await visitOf(visitor)).toMatchObject({ sequence: 0 });
  });

  it('is moved to the new hours of its own window, also when that is full', async () => {
    const { week } = await visits.set({ week: daily({ places: 1 }) });
    const visitor = await visits.booked();
    const { id, windowId, date } = await visitOf(visitor);
    const hours = { starts: '10:00', ends: '12:00' };
    const windowOf = async () => {
      const path = `/api/visits/days?from=${date}&to=${date}`;
      return (await office.ask<OfficeWindowsResponse>('GET', path)).body.windows[0];
    };
    expect(await windowOf()).toMatchObject({ places: 1, taken: 1, offeredTo: [] });
    await visits.set({ week: week.map((window) => ({ ...window, ...hours })) });

    expect(await windowOf()).toMatchObject({ ...hours, places: 1, taken: 1, offeredTo: [visitor.id] });
    expect((await office.call('PATCH', `/api/visits/${id}`, { windowId, date })).status).toBe(204);

    expect(await visitOf(visitor)).toMatchObject({ ...hours, windowId, date, place: 1, sequence: 1 });
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', 'visit_moved']);
  });

  it('that has begun ends with its request without a mail', async () => {
    const visitor = await visits.booked();
    await leads.database.query('UPDATE visits SET starts_at = now() WHERE lead_id = $1', [visitor.id]);

    await lose(visitor);

    expect(await visitOf(visitor)).toMatchObject({ state: 'cancelled' });
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);
  });

  it('is not booked for a suspect who chose a time that is not offered to them', async () => {
    const { week } = await visits.set({ week: daily({ communities: ['nearby'] }) });
    const nearby = await visits.visitor({ address: '1 Main Street, Fort Myers, FL 33901' });
    const suspect = await visits.visitor({ website: 'x' });
    const choice = await visits.choice(nearby);
    expect(week.map(({ id }) => id)).toContain(choice.windowId);
    await visits.send('', { token: suspect.token, ...choice });

    await office.change(suspect.id, { status: 'new' });

    expect((await visits.windows(suspect)).visit).toBeNull();
    expect(await visits.mailsOf(suspect)).toEqual(['visit_choices']);
  });

  const untilWaiting = (count: number) =>
    waitUntil(`${count} waiting for a lock`, async () => {
      const rows: unknown[] = await leads.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    });

  it('is booked for a suspect whom the office says at that moment to be none', async () => {
    const suspect = await visits.visitor({ website: 'x' });
    const choice = await visits.choice(await visits.visitor());
    const booking = await leads.database.transaction(async (manager) => {
      await manager.query(`UPDATE leads SET status = 'new', waiting_since = now() WHERE id = $1`, [
        suspect.id,
      ]);
      const sent = visits.send('', { token: suspect.token, ...choice });
      await Promise.race([sent, untilWaiting(1)]);
      return [sent];
    });

    expect((await booking[0])?.status).toBe(201);
  });

  it('that is booked while its day is canceled is canceled, too', async () => {
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor);

    const [booking, canceling] = await leads.database
      .transaction(async (manager) => {
        await lockDay(manager, choice);
        const sent = visits.send('', { token: visitor.token, ...choice });
        await untilWaiting(1);
        const closing = office.call('POST', '/api/visits/cancel-day', {
          date: choice.date,
          reason: 'A storm',
        });
        await Promise.race([closing, untilWaiting(2)]);
        return [sent, closing] as const;
      })
      .then(([sent, closing]) => Promise.all([sent, closing]));

    expect([booking.status, canceling.status]).toEqual([201, 200]);
    expect((await visits.windows(visitor)).visit).toBeNull();
    expect(await visits.mailsOf(visitor)).toContain('visit_cancelled');
  });

  it('that is moved to another day while its day is canceled stays', async () => {
    const [first, second] = [await visits.booked(), await visits.booked()];
    const { date } = await visitOf(first);
    const later = (await visits.windows(second)).windows.find((window) => window.date !== date);

    const canceling = await leads.database.transaction(async (manager) => {
      await manager.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [first.id]);
      const sent = office.call('POST', '/api/visits/cancel-day', { date, reason: 'A storm' });
      await Promise.race([sent, untilWaiting(1)]);
      const moved = await visits.send('/move', { token: second.token, ...later });
      expect(moved.status).toBe(200);
      return [sent];
    });

    expect(await (await canceling[0])?.json()).toEqual({ count: 1 });
    expect((await visits.windows(second)).visit).toMatchObject({ date: later?.date });
  });

  it('is not given to somebody whose account is disabled', async () => {
    const { id } = await visitOf(await visits.booked());

    expect(await office.ask('PATCH', `/api/visits/${id}`, { personId: goneId })).toMatchObject({
      status: 400,
      body: { fields: { personId: { code: 'unknown_person' } } },
    });
  });

  it('is shown to its crew until the day after it, and each hour of reading is in the audit trail', async () => {
    const visitor = await visits.booked();
    const { id } = await visitOf(visitor);
    await office.call('PATCH', `/api/visits/${id}`, { personId: crewId });

    await visits.putOn(officeDayIn(-1), visitor);
    expect(await mine()).toEqual([id]);
    await visits.putOn(officeDayIn(-2), visitor);
    expect(await mine()).toEqual([]);

    const read = { action: 'crew_read_visits', actorId: crewId };
    const trail = leads.database.getRepository(AuditEvent);
    expect(await trail.countBy(read)).toBe(1);
    await trail.update(read, { at: new Date(Date.now() - 61 * 60_000) });
    await mine();
    expect(await trail.countBy(read)).toBe(2);
  });

  it('is not offered again on a day that was canceled while an owner had the settings open', async () => {
    const settings = await visits.set();
    await office.ask('POST', '/api/visits/cancel-day', { date: officeDay(), reason: 'A storm is coming.' });

    const { noticeHours, horizonDays, lastMomentHours, week, dates } = settings;
    const wished = { noticeHours, horizonDays, lastMomentHours, week, dates };
    const change = await visits.owner.ask('PUT', '/api/visits/settings', wished, {
      'if-match': `"${settings.revision}"`,
    });

    expect(change).toMatchObject({ status: 412, body: { code: 'settings_changed' } });
  });

  const nextStepOf = async ({ id }: Visitor) => (await office.read(id)).followUpOn;
  const answered = async (changes: object = {}) => {
    const visitor = await visits.booked();
    await office.change(visitor.id, { status: 'contacted', ...changes });
    await visits.putOn(officeDay(), visitor);
    await leads.database.getRepository(Visit).update({ leadId: visitor.id }, { personId: crewId });
    const { id } = await visitOf(visitor);
    return { visitor, path: `/api/visits/${id}` };
  };

  it('that crew have made is a next step of that day, not one that the office reports', async () => {
    const { visitor, path } = await answered();
    expect((await crew.call('POST', `${path}/state`, { state: 'done' })).status).toBe(204);
    expect(await nextStepOf(visitor)).toBe(officeDay());

    await leads.database.query('DELETE FROM visits');
    const other = await answered();
    expect((await office.call('POST', `${other.path}/state`, { state: 'done' })).status).toBe(204);
    expect(await nextStepOf(other.visitor)).toBeNull();
  });

  it.each([
    ['cancel', {}],
    ['state', { state: 'no_show' }],
  ])('that ends by %s is a next step until the visitor books again', async (action, body) => {
    const { visitor, path } = await answered();
    expect((await office.call('POST', `${path}/${action}`, body)).status).toBe(204);
    expect(await nextStepOf(visitor)).toBe(officeDayIn(2));

    expect((await visits.book(visitor)).status).toBe(201);
    expect(await nextStepOf(visitor)).toBeNull();
  });

  it('leaves a next step that staff have planned', async () => {
    const planned = officeDayIn(9);
    const { visitor, path } = await answered({ followUpOn: planned });

    await office.call('POST', `${path}/cancel`, {});
    expect(await nextStepOf(visitor)).toBe(planned);
    await visits.book(visitor);
    expect(await nextStepOf(visitor)).toBe(planned);
  });
});
