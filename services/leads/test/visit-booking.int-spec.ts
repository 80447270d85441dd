import { officeDay, officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import type { OfficeVisitsResponse } from '../src/visits/office/office-visits.dto.js';
import { Desk } from './support/desk.js';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

const farToken = 'A'.repeat(60);
const hourMs = 3_600_000;

describe('visits', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    await leads.startWorker();
    visits = new Visits(leads);
    office = new Desk(leads, 'ruth', callerId, 'administrator');
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM visits');
    await visits.set();
  });

  const at = async (place: string) => {
    const answer = await fetch(`${leads.url}/api/visits/offers?place=${encodeURIComponent(place)}`);
    return { status: answer.status, body: await answer.json() };
  };

  it('are offered to the area and services of a request, six at most, nearest first', async () => {
    const here = await visits.visitor();
    const far = await visits.visitor({ address: '1 Main Street, Orlando, FL 32801' });
    const nearby = await visits.visitor({ address: '1 Main Street, Fort Myers, FL 33901' });

    const offered = (await visits.windows(here)).windows;
    expect(offered).toHaveLength(6);
    expect(offered.map(({ date }) => date)).toEqual(offered.map(({ date }) => date).toSorted());
    expect(Date.parse(String(officeMoment(offered[0]?.date ?? '', '09:00')))).toBeGreaterThanOrEqual(
      Date.now() + 24 * hourMs - 60_000,
    );
    expect((await visits.windows(far)).windows).toEqual([]);

    await visits.set({ week: daily({ communities: ['nearby'], services: ['lighting'] }) });
    expect((await visits.windows(here)).windows).toEqual([]);
    expect((await visits.windows(nearby)).windows).toHaveLength(6);
    const choice = await visits.choice(nearby);
    expect(await visits.send('', { token: here.token, ...choice })).toMatchObject({
      status: 409,
      body: { code: 'window_not_offered', windows: [] },
    });

    const ownDate = { date: officeDayIn(3), windows: [] };
    await visits.set({ dates: [ownDate] });
    const dates = (await visits.windows(here)).windows.map(({ date }) => date);
    expect(dates).not.toContain(ownDate.date);

    await visits.set({ week: [] });
    expect((await visits.windows(here)).windows).toEqual([]);
  });

  it('give two places to exactly two of fifty visitors, ten times', async () => {
    await visits.set({ noticeHours: 0, horizonDays: 30 });
    const crowd: Visitor[] = [];
    for (let index = 0; index < 68; index += 1) crowd.push(await visits.visitor());
    const booked = new Set<string>();

    for (let round = 0; round < 10; round += 1) {
      const waiting = crowd.filter(({ id }) => !booked.has(id)).slice(0, 50);
      const choice = await visits.choice(waiting[0] as Visitor);
      const answers = await Promise.all(
        waiting.map(async (visitor) => ({
          visitor,
          ...(await visits.send('', { token: visitor.token, ...choice })),
        })),
      );
      const lucky = answers.filter(({ status }) => status === 201);
      expect(lucky).toHaveLength(2);
      for (const { visitor } of lucky) booked.add(visitor.id);
      for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'just_taken' });
        expect(body.windows).toHaveLength(6);
        expect(body.windows).not.toContainEqual(expect.objectContaining(choice));
      }
    }

    expect(await visits.taken()).toBe(20);
    const owed = await leads.database.getRepository(Delivery).countBy({ kind: 'visit_booked' });
    expect(owed).toBe(20);
  });

  it('are booked once, however often it is sent, and one at a time', async () => {
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor);
    const other = await visits.choice(visitor, 1);
    const body = { token: visitor.token, ...choice };
    const key = { 'idempotency-key': 'one-key-of-a-visitor' };

    const answers = await Promise.all([1, 2, 3].map(() => visits.send('', body, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[0]?.body).toMatchObject({ date: choice.date, starts: '09:00', canChange: true });
    expect(await visits.send('', { ...body, ...other }, key)).toMatchObject({ status: 422 });
    expect(await visits.send('', { ...body, ...other })).toMatchObject({ body: { code: 'already_booked' } });

    await visits.send('/cancel', { token: visitor.token });
    expect((await visits.windows(visitor)).visit).toBeNull();
    expect((await visits.book(visitor, 1)).status).toBe(201);
    expect(await visits.historyOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);
  });

  it('are booked while the queue is unavailable', async () => {
    const visitor = await visits.visitor();
    const http = await leads.startHttp({ environment: { QUEUE_URL: 'redis://127.0.0.1:1/0' } });
    const body = { token: visitor.token, ...(await visits.choice(visitor)) };

    expect((await post(`${await http.getUrl()}/api/visits`, body)).status).toBe(201);
    await leads.stop(http);
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);
  });

  it('cannot be had by strangers, for too many requests, in the past or by bad input', async () => {
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor);
    const { token } = visitor;
    const refused = async (body: object) => {
      const { status, body: answer } = await visits.send('', body);
      return [status, answer.code];
    };

    expect(await refused({ ...choice, token: farToken })).toEqual([403, 'link_invalid']);
    expect(
      await refused({
        ...choice,
        token: `${token.slice(0, 9)}${token[9] === 'A' ? 'B' : 'A'}${token.slice(10)}`,
      }),
    ).toEqual([403, 'link_invalid']);
    expect((await visits.read(farToken)).status).toBe(403);
    for (const bad of [
      {},
      { token, windowId: 'x', date: choice.date },
      { token, ...choice, date: '2026-02-30' },
      { token, ...choice, date: 'tomorrow' },
      { token: 'x'.repeat(200), ...choice },
      { token: 7, ...choice },
      { token, ...choice, windowId: null },
    ])
      expect(await refused(bad)).toEqual([400, 'validation_failed']);
    for (const date of ['2020-01-06', officeDay(), officeDayIn(300), '9999-12-31'])
      expect(await refused({ token, ...choice, date })).toEqual([409, 'window_not_offered']);
    expect(await refused({ token, ...choice, windowId: callerId })).toEqual([409, 'window_not_offered']);

    const email = 'robot@visitor.test';
    for (const isTaken of [true, true, true, false]) {
      const robot = await visits.visitor({ email, message: `Robot ${Math.random()} asks for a visit.` });
      expect((await visits.book(robot)).status).toBe(isTaken ? 201 : 409);
    }
    const suspect = await visits.visitor({ website: 'x' });
    expect((await visits.windows(suspect)).windows).toEqual([]);
    expect(await refused({ token: suspect.token, ...choice })).toEqual([409, 'awaits_office']);

    // Changing the email address ends the old link.
    await office.change(visitor.id, { email: 'new@visitor.test' });
    expect(await refused({ token, ...choice })).toEqual([410, 'link_expired']);
  });

  it('are offered for a place before there is a request', async () => {
    expect(await at('Pelican Bay')).toMatchObject({
      status: 200,
      body: { areaName: 'Pelican Bay', isOutside: false, windows: { length: 6 } },
    });
    expect(await at('1 Main Street, Orlando, FL 32801')).toMatchObject({
      body: { isOutside: true, windows: [] },
    });
    for (const bad of ['', ' ', 'x'.repeat(501)]) expect((await at(bad)).status).toBe(400);
  });

  it('wait for a suspect until the office says that it is no spam', async () => {
    await visits.set({ week: daily({ places: 1 }) });
    const other = await visits.visitor();
    const [lucky, late] = [await visits.visitor({ website: 'x' }), await visits.visitor({ website: 'x' })];
    const [first, second] = [await visits.choice(other), await visits.choice(other, 1)];
    const before = await visits.taken();
    await visits.send('', { token: lucky.token, ...first });
    await visits.send('', { token: late.token, ...second });
    expect(await visits.taken()).toBe(before);
    expect((await visits.send('', { token: other.token, ...second })).status).toBe(201);

    for (const { id } of [lucky, late]) await office.change(id, { status: 'new' });

    expect((await visits.windows(lucky)).visit).toMatchObject({ date: first.date });
    expect((await visits.windows(late)).visit).toBeNull();
    expect(await visits.mailsOf(late)).toEqual(['visit_choices']);
    await waitUntil('the mail', async () =>
      leads.mailbox
        .to(late.email)
        .some(({ text }) => text?.includes('no longer available') && text.includes('- ')),
    );
  });

  it('show on the visitor’s page', async () => {
    const visitor = await visits.visitor();
    const { date } = (await visits.book(visitor)).body;
    const page = await fetch(`${leads.url}/api/visitor-pages/${visitor.token}`);
    expect(await page.json()).toMatchObject({ visit: { date, starts: '09:00', ends: '11:00' } });
  });

  it('refuse settings that make no sense, field by field', async () => {
    const put = async (changes: object) => {
      const settings = {
        noticeHours: 24,
        horizonDays: 21,
        lastMomentHours: 4,
        week: daily(),
        dates: [],
        ...changes,
      };
      return visits.owner.ask<{ code?: string; fields?: object }>('PUT', '/api/visits/settings', settings);
    };
    for (const bad of [
      { noticeHours: -1 },
      { horizonDays: 0 },
      { week: daily({ places: 21 }) },
      { week: daily({ starts: '11:00' }) },
      { week: daily({ starts: '24:00', ends: '25:00' }) },
      { week: daily({ communities: [] }) },
      { week: daily({ communities: ['Atlantis'] }) },
      { week: daily({ services: ['magic'] }) },
      { week: daily({ weekday: 'someday' }) },
      { week: 'daily' },
      { dates: [{ date: '2026-02-31', windows: [] }] },
      {
        dates: [
          { date: '2026-02-03', windows: [] },
          { date: '2026-02-03', windows: [] },
        ],
      },
    ])
      expect(await put(bad)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const { week } = await visits.set();
    const [first, second] = week;
    expect(await put({ week: [first, { ...second, id: first?.id }] })).toMatchObject({
      status: 400,
      body: { fields: { week: { code: 'window_twice' } } },
    });
    expect((await visits.set({ week })).week.map(({ id }) => id)).toEqual(week.map(({ id }) => id));
  });

  it('forget days that are over, with which visits of the past need not agree', async () => {
    const [yesterday, tomorrow] = [officeDayIn(-1), officeDayIn(1)];
    const dates = [yesterday, tomorrow].map((date) => ({ date, windows: [] }));
    expect((await visits.set({ dates })).dates).toEqual([{ date: tomorrow, windows: [] }]);

    const visitor = await visits.booked();
    await visits.putOn(yesterday, visitor);
    const { body } = await visits.owner.ask<OfficeVisitsResponse>(
      'GET',
      `/api/visits?from=${yesterday}&to=${yesterday}`,
    );
    expect(body.visits.find(({ lead }) => lead.id === visitor.id)).toMatchObject({ fits: true });
    await visits.set();
  });

  it('of a message, which the office has booked, can be moved by its visitor', async () => {
    const { id, page } = (await post(`${leads.url}/api/contact`, aContact())).body;
    const token = page.split('/').at(-1) ?? '';
    const [first, second] = (await visits.windows(await visits.visitor())).windows;
    await office.call('POST', `/${id}/visits`, { windowId: first?.windowId, date: first?.date });

    const { visit, windows, isOffered } = await visits.windows({ token });
    expect([visit?.date, windows[0]?.date, isOffered]).toEqual([first?.date, second?.date, false]);
    const { windowId, date } = second ?? {};
    expect(await visits.send('/move', { token, windowId, date })).toMatchObject({
      status: 200,
      body: { date },
    });
  });
});
