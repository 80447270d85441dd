import { randomUUID } from 'node:crypto';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import ICAL from 'ical.js';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { WebHookEventsRepository } from '../src/hooks/web-hook-events.repository.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { WebHookFactsRepository } from '../src/hooks/web-hook-facts.repository.js';
import { WebHookPayloads } from '../src/hooks/web-hook-payloads.js';
import { VisitorLinks } from '../src/lead-links/visitor-links.js';
import { WebHook } from '../src/hooks/web-hook.entity.js';
import { PhotoLinks } from '../src/photos/photo-links.js';
import type {
  OfficeVisitResponse,
  OfficeVisitsResponse,
  OfficeWindowsResponse,
  OwnVisitsResponse,
} from '../src/visits/office/office-visits.dto.js';
import { expectFolded } from './support/calendars.js';
import { Desk } from './support/desk.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

const crewId = randomUUID();
const days = `from=${officeDayIn(0)}&to=${officeDayIn(30)}`;

describe('visits in the office', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;
  let crew: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId);
    crew = new Desk(leads, 'miguel', crewId, 'crew');
    await addStaff(
      leads,
      { id: callerId, username: 'ruth', firstName: 'Ruth' },
      { id: crewId, username: 'miguel', firstName: 'Miguel', role: 'crew' },
    );
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM visits');
    await visits.set();
  });

  const list = async (): Promise<OfficeVisitResponse[]> =>
    (await office.ask<OfficeVisitsResponse>('GET', `/api/visits?${days}`)).body.visits;
  const visitOf = async ({ id }: Visitor): Promise<OfficeVisitResponse> => {
    const { body } = await office.ask<OfficeVisitsResponse>('GET', `/${id}/visits`);
    return body.visits[0] as OfficeVisitResponse;
  };
  const cancelDay = (body: object) => office.ask<{ count?: number }>('POST', '/api/visits/cancel-day', body);

  it('are listed by day and community, moved, given to somebody and reported', async () => {
    const visitor = await visits.booked();
    const [visit] = await list();
    expect(visit).toMatchObject({
      state: 'booked',
      fits: true,
      personId: null,
      lead: { id: visitor.id, reference: visitor.reference, areaName: 'Naples', phone: '(239) 555-0101' },
    });

    const { body } = await office.ask<OfficeWindowsResponse>('GET', `/api/visits/days?${days}`);
    const [soonest] = body.windows;
    const change = { windowId: soonest?.windowId, date: soonest?.date, personId: crewId };
    expect((await office.call('PATCH', `/api/visits/${visit?.id}`, change)).status).toBe(204);
    expect(await visitOf(visitor)).toMatchObject({ date: soonest?.date, personId: crewId });

    const report = (state: string, by = office) =>
      by.call('POST', `/api/visits/${visit?.id}/state`, { state });
    await visits.putOn(officeDay(), visitor);
    expect((await report('on_the_way', new Desk(leads, 'other', randomUUID(), 'crew'))).status).toBe(404);
    expect((await report('on_the_way', crew)).status).toBe(204);
    for (let times = 2; times > 0; times -= 1) expect((await report('done', crew)).status).toBe(204);
    expect((await report('no_show')).status).toBe(409);
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', 'visit_moved', 'visit_on_the_way']);
    const { history } = await office.read(visitor.id);
    expect(history.map(({ kind }) => kind).filter((kind) => kind.startsWith('visit_'))).toEqual([
      'visit_booked',
      'visit_assigned',
      'visit_moved',
      'visit_on_the_way',
      'visit_done',
    ]);

    // After the visit, another one may be booked.
    expect((await visits.book(visitor)).status).toBe(201);
  });

  it('are not shown once their lead is in the bin, also those that are over', async () => {
    const visitor = await visits.booked();
    await visits.putOn(officeDay(), visitor);
    const { id } = await visitOf(visitor);
    await office.call('PATCH', `/api/visits/${id}`, { personId: crewId });
    await crew.call('POST', `/api/visits/${id}/state`, { state: 'done' });
    const shown = async () => [
      await list(),
      (await crew.ask<OwnVisitsResponse>('GET', '/api/visits/mine')).body.visits,
    ];
    expect(await shown()).toMatchObject([[{ id }], [{ id }]]);

    await visits.owner.call('DELETE', `/${visitor.id}`);

    expect(await shown()).toEqual([[], []]);
  });

  it('show crew their own, and the audit trail says so once an hour', async () => {
    const [mine, other] = [await visits.booked(), await visits.booked()];
    const visit = await visitOf(mine);
    await office.call('PATCH', `/api/visits/${visit.id}`, { personId: crewId });

    const { body } = await crew.ask<OwnVisitsResponse>('GET', '/api/visits/mine');
    await crew.ask('GET', '/api/visits/mine');

    expect(body.visits).toEqual([
      {
        id: visit.id,
        date: visit.date,
        starts: '09:00',
        ends: '11:00',
        state: 'booked',
        name: expect.stringMatching(/^Ann Palmer/),
        address: '12 Gulf Shore Blvd, Naples, FL 34103',
        phone: '(239) 555-0101',
        services: ['irrigation', 'lighting'],
        message: 'Two zones stay dry and the path is dark.',
        photos: [],
      },
    ]);
    expect((await crew.call('GET', `/api/visits?${days}`)).status).toBe(403);
    expect((await crew.call('GET', `/${other.id}/visits`)).status).toBe(403);
    const trail = await leads.database.getRepository(AuditEvent).findBy({ action: 'crew_read_visits' });
    expect(trail.map(({ actorId }) => actorId)).toEqual([crewId]);
  });

  it('of a cancelled day tell everybody, with the reason and other times', async () => {
    const crowd = [await visits.booked(), await visits.booked(), await visits.booked(1)];
    const { date } = await visitOf(crowd[0] as Visitor);
    const worker = await leads.startWorker();

    expect((await cancelDay({ date, reason: ' ' })).status).toBe(400);
    expect((await cancelDay({ date: '2026-01-05', reason: 'Storm' })).status).toBe(400);
    expect(await cancelDay({ date, reason: 'A storm is coming.' })).toMatchObject({
      status: 200,
      body: { count: 2 },
    });

    for (const { email } of crowd.slice(0, 2)) {
      const cancelled = () => leads.mailbox.to(email).find(({ subject }) => subject?.includes('canceled'));
      await waitUntil('the mail', async () => cancelled() !== undefined);
      expect(cancelled()?.text).toContain('A storm is coming.');
      expect(cancelled()?.text).toMatch(/These times are available:\n- \w+day/);
    }
    expect((await list()).map((visit) => visit.lead.id)).toEqual([crowd[2]?.id]);
    expect((await visits.windows(crowd[0] as Visitor)).windows.map((window) => window.date)).not.toContain(
      date,
    );
    await leads.stop(worker);
  });

  it('that no window fits any more stay, until somebody moves or keeps them', async () => {
    const [moved, kept] = [await visits.booked(), await visits.booked(1)];
    const { week } = await visits.set({ week: daily({ starts: '13:00', ends: '15:00' }) });
    const unfit = async () => {
      const { body } = await office.ask<OfficeVisitsResponse>('GET', '/api/visits/unfit');
      return body.visits.map(({ lead }) => lead.id);
    };
    expect(await unfit()).toEqual([moved.id, kept.id]);
    expect(await visitOf(moved)).toMatchObject({ starts: '09:00', fits: false });

    const keptVisit = await visitOf(kept);
    await office.call('PATCH', `/api/visits/${keptVisit.id}`, { isKept: true });
    const visit = await visitOf(moved);
    const weekday = new Date(`${visit.date}T12:00Z`).toLocaleDateString('en-US', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    const window = week.find((one) => one.weekday === weekday.toLowerCase());
    await office.call('PATCH', `/api/visits/${visit.id}`, { windowId: window?.id, date: visit.date });

    expect(await unfit()).toEqual([]);
    expect(await visitOf(moved)).toMatchObject({ starts: '13:00', date: visit.date });
  });

  it('are booked for a caller, within the notice and at full windows not', async () => {
    await visits.set({ week: daily({ places: 1, starts: '00:01', ends: '23:59' }) });
    const [one, two] = [await visits.visitor(), await visits.visitor()];
    const { body } = await office.ask<OfficeWindowsResponse>('GET', `/api/visits/days?${days}`);
    const { windowId = '', date = '' } = body.windows[0] ?? {};
    const book = (visitor: Visitor, more = {}) =>
      office.ask<{ code?: string; visits?: object[] }>('POST', `/${visitor.id}/visits`, {
        windowId,
        date,
        ...more,
      });

    expect(await book(one, { personId: randomUUID() })).toMatchObject({ status: 400 });
    const booked = { status: 200, body: { visits: [{ date }] } };
    expect(await book(one, { personId: callerId })).toMatchObject(booked);
    expect(await book(one)).toMatchObject({ status: 409, body: { code: 'already_booked' } });
    expect(await book(two)).toMatchObject({ status: 409, body: { code: 'just_taken' } });
    expect(await book(two, { date: '2026-01-05' })).toMatchObject({
      status: 409,
      body: { code: 'window_not_offered' },
    });
    for (const bad of ['from=2026-01-05', 'from=x&to=y', `from=${officeDayIn(0)}&to=${officeDayIn(90)}`])
      expect((await office.call('GET', `/api/visits?${bad}`)).status).toBe(400);
  });

  it('are a calendar that any program reads, without names, streets and phone numbers', async () => {
    // Without `Cache-Control`, `fetch` adds `no-cache` to `If-None-Match`, and Express would never answer 304.
    const calendar = (path: string, tag = '') =>
      fetch(new URL(new URL(path).pathname, leads.url), {
        headers: { 'cache-control': 'max-age=0', 'if-none-match': tag },
      });
    const visitor = await visits.booked();
    const visit = await visitOf(visitor);
    await leads.database.query(
      `INSERT INTO visit_windows (date, starts, ends, places) VALUES ('2031-01-06', '09:00', '11:00', 20)`,
    );
    await leads.database.query(
      `INSERT INTO visit_days SELECT w.id, date '2031-01-06' + n FROM visit_windows w, generate_series(1, 500) n
       WHERE w.date = '2031-01-06'`,
    );
    await leads.database.query(
      `INSERT INTO visits (lead_id, window_id, date, starts, ends, starts_at, place, language, person_id, state)
       SELECT $1, d.window_id, d.date, '09:00', '11:00', d.date, 1, 'en', $2, 'done'
       FROM visit_days d WHERE d.date > '2031-01-06'`,
      [visitor.id, crewId],
    );
    const { body: made } = await crew.ask<{ url: string }>('POST', '/api/visits/calendar');

    const answer = await calendar(made.url);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const feed = new ICAL.Component(ICAL.parse(text));
    expect(String(feed.getFirstPropertyValue('method'))).toBe('PUBLISH');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(text).toContain('X-PUBLISHED-TTL:PT1H');
    const events = feed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect([events.length, new Set(events.map(({ uid }) => uid)).size]).toEqual([500, 500]);
    for (const { component, startDate, endDate } of events) {
      expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
      expect([startDate.zone?.tzid, endDate.compare(startDate)]).toEqual(['America/New_York', 1]);
    }
    expectFolded(text);
    expect(events[0]).toMatchObject({ summary: `${visitor.reference} · Naples`, location: 'Naples' });
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/Palmer|Gulf Shore|\(239\)|@|admin\/leads/);

    const tag = answer.headers.get('etag') ?? '';
    expect((await calendar(made.url, tag)).status).toBe(304);
    await office.call('PATCH', `/api/visits/${visit.id}`, { personId: crewId });
    expect((await calendar(made.url, tag)).status).toBe(200);

    const { body: newer } = await crew.ask<{ url: string }>('POST', '/api/visits/calendar');
    expect((await calendar(made.url)).status).toBe(404);
    expect((await crew.call('DELETE', '/api/visits/calendar')).status).toBe(204);
    expect((await calendar(newer.url)).status).toBe(404);
  });

  it('call web hooks', async () => {
    const { id: hookId } = await leads.database.getRepository(WebHook).save({
      url: 'https://hook.test',
      secret: 'whsec_x',
      events: ['visit.booked', 'visit.moved', 'visit.cancelled', 'visit.done'],
      activeSince: new Date(Date.now() - 1000),
    });
    const visitor = await visits.booked();
    await visits.move(visitor, 2);
    await visits.send('/cancel', { token: visitor.token });

    await new WebHookEventsRepository(leads.database).queueEvents();

    const told = await leads.database
      .getRepository(Delivery)
      .find({ where: { hookId, leadId: visitor.id }, order: { happenedAt: 'ASC' } });
    expect(told.map(({ kind }) => kind)).toEqual(['visit.booked', 'visit.moved', 'visit.cancelled']);
    const payloads = new WebHookPayloads(
      leads.database,
      leads.app.get(PhotoLinks, { strict: false }),
      leads.app.get(VisitorLinks, { strict: false }),
      new WebHookFactsRepository(leads.database),
      leads.app.get(PublishedContent, { strict: false }),
    );
    const payload = await payloads.bodyOf(told[0] as Delivery);
    expect(JSON.parse(payload)).toMatchObject({
      type: 'visit.booked',
      data: { id: visitor.id, visit: { state: 'cancelled', cancelledBy: 'visitor', starts: '09:00' } },
    });
  });
});
