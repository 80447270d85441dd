import type { INestApplication } from '@nestjs/common';
import { officeDay, officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import { firstSite } from '@sandhill/company/content/first-site.js';
import type { DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import ICAL from 'ical.js';
import { In, Like } from 'typeorm';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { LeadHistory } from '../src/model/lead-history.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { addReminders } from '../src/visits/model/visit-mails.repository.js';
import { offerOpenings } from '../src/visits/model/offer-openings.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Desk } from './support/desk.js';
import { KilledWorker } from './support/killed-worker.js';
import { oweNow } from './support/owe-now.js';
import { post } from './support/send.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

const farToken = 'A'.repeat(60);
const hourMs = 3_600_000;

describe('visits', () => {
  let leads: Leads;
  let visits: Visits;
  let office: Desk;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
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
  const taken = async (): Promise<number> => {
    const rows = await leads.database.query(
      'SELECT count(*)::integer AS count FROM visits WHERE place IS NOT NULL',
    );
    return (rows as Array<{ count: number }>)[0]?.count ?? 0;
  };
  const sweep = () => worker.get(OwedSweep, { strict: false }).run();
  const mailsOf = async ({ id }: { id: string }) => {
    const mails = await leads.database
      .getRepository(Delivery)
      .find({ where: { leadId: id }, order: { id: 'ASC' } });
    return mails.map(({ kind }) => kind).filter((kind) => kind.startsWith('visit_'));
  };
  const historyOf = async ({ id }: { id: string }) => {
    const events = await leads.database
      .getRepository(LeadHistory)
      .find({ where: { leadId: id }, order: { id: 'ASC' } });
    return events.map(({ kind }) => kind).filter((kind) => kind.startsWith('visit_'));
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

    expect(await taken()).toBe(20);
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
    expect(await historyOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);
    expect(await mailsOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);
  });

  it('are booked while the queue is unavailable', async () => {
    const visitor = await visits.visitor();
    const http = await leads.startHttp({ environment: { QUEUE_URL: 'redis://127.0.0.1:1/0' } });
    const body = { token: visitor.token, ...(await visits.choice(visitor)) };

    expect((await post(`${await http.getUrl()}/api/visits`, body)).status).toBe(201);
    await leads.stop(http);
    expect(await mailsOf(visitor)).toEqual(['visit_booked']);
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

    // A corrected address ends the old link.
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
    const before = await taken();
    await visits.send('', { token: lucky.token, ...first });
    await visits.send('', { token: late.token, ...second });
    expect(await taken()).toBe(before);
    expect((await visits.send('', { token: other.token, ...second })).status).toBe(201);

    for (const { id } of [lucky, late]) await office.change(id, { status: 'new' });

    expect((await visits.windows(lucky)).visit).toMatchObject({ date: first.date });
    expect((await visits.windows(late)).visit).toBeNull();
    expect(await mailsOf(late)).toEqual(['visit_choices']);
    await waitUntil('the mail', async () =>
      leads.mailbox
        .to(late.email)
        .some(({ text }) => text?.includes('no longer free') && text.includes('- ')),
    );
  });

  it('are moved and cancelled until the last moment', async () => {
    await visits.set({ noticeHours: 0, lastMomentHours: 4 });
    const visitor = await visits.visitor();
    const choice = await visits.choice(visitor, 2);
    await visits.book(visitor, 2);
    expect((await visits.windows(visitor)).windows).not.toContainEqual(expect.objectContaining(choice));
    const waitingSince = async () =>
      (await leads.database.getRepository(Lead).findOneByOrFail({ id: visitor.id })).waitingSince;
    await leads.database.query(`UPDATE leads SET status = 'contacted', waiting_since = NULL WHERE id = $1`, [
      visitor.id,
    ]);
    expect(await visits.move(visitor, 3)).toMatchObject({ status: 200 });
    expect(await waitingSince()).not.toBeNull();

    await leads.database.query(
      `UPDATE visits SET starts_at = now() + interval '3 hours 59 minutes' WHERE lead_id = $1`,
      [visitor.id],
    );
    expect(await visits.move(visitor, 1)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await visits.send('/cancel', { token: visitor.token })).toMatchObject({
      body: { code: 'too_late' },
    });
    expect((await visits.windows(visitor)).visit).toMatchObject({ canChange: false });
  });

  it.each([
    ['the bin', (id: string) => office.call('DELETE', `/${id}`), true],
    ['spam', (id: string) => office.change(id, { status: 'spam' }), false],
    ['a lost lead', (id: string) => office.change(id, { status: 'lost', lostReason: 'price' }), true],
    [
      'the visitor’s withdrawal',
      (_id: string, token: string) =>
        fetch(`${leads.url}/api/visitor-pages/${token}/withdrawal`, { method: 'POST' }),
      true,
    ],
  ] as const)('end with %s, and free the place at once', async (_cause, end, isTold) => {
    const visitor = await visits.visitor();
    const before = await taken();
    await visits.book(visitor);
    expect(await taken()).toBe(before + 1);

    await end(visitor.id, visitor.token);

    expect(await taken()).toBe(before);
    expect(await mailsOf(visitor)).toEqual(['visit_booked', ...(isTold ? ['visit_cancelled'] : [])]);
  });

  it('come back when the visitor takes a withdrawal back, and no mail is sent', async () => {
    await visits.set({ week: daily({ places: 1 }) });
    const [visitor, other] = [await visits.visitor(), await visits.visitor()];
    const choice = await visits.choice(visitor);
    await visits.book(visitor);
    const withdrawal = async (method: string) =>
      (await fetch(`${leads.url}/api/visitor-pages/${visitor.token}/withdrawal`, { method })).status;
    const farewells = () =>
      leads.mailbox.to(visitor.email).filter(({ subject }) => subject?.includes('canceled'));

    expect(await withdrawal('POST')).toBe(200);
    expect(await visits.send('', { token: other.token, ...choice })).toMatchObject({
      body: { code: 'just_taken' },
    });
    expect(await withdrawal('DELETE')).toBe(200);
    expect((await visits.windows(visitor)).visit).toMatchObject({ date: choice.date });
    expect(await mailsOf(visitor)).toEqual(['visit_booked']);
    expect(await historyOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);

    await withdrawal('POST');
    expect(await mailsOf(visitor)).toEqual(['visit_booked', 'visit_cancelled']);
    expect(farewells()).toEqual([]);
    await leads.database.query(`UPDATE visit_openings SET offered_until = now() - interval '1 second'`);
    await leads.database.query('UPDATE deliveries SET next_attempt_at = now() WHERE lead_id = $1', [
      visitor.id,
    ]);
    await sweep();
    await waitUntil('the mail', async () => farewells().length === 1);
    expect(await visits.send('', { token: other.token, ...choice })).toMatchObject({ status: 201 });
  });

  it('leave nothing of an erased lead once the mail is sent', async () => {
    const visitor = await visits.visitor();
    const before = await taken();
    await visits.book(visitor);
    await office.call('DELETE', `/${visitor.id}`);
    await office.call('POST', `/${visitor.id}/erase`);
    expect(await taken()).toBe(before);
    const farewell = () =>
      leads.database.getRepository(Delivery).countBy({ recipient: visitor.email as never });
    await waitUntil('the farewell', async () =>
      leads.mailbox.to(visitor.email).some(({ subject }) => subject?.includes('canceled')),
    );
    await waitUntil('the last row gone', async () => {
      await oweNow(worker);
      return (await farewell()) === 0;
    });
    expect(await leads.database.query('SELECT id FROM visits WHERE lead_id IS NULL')).toEqual([]);
  });

  it('are one event in a calendar that reads the mails in any order, and then none', async () => {
    await visits.set({ noticeHours: 0 });
    const visitor = await visits.visitor({ language: 'es' });
    await visits.book(visitor, 1);
    for (const index of [2, 3, 4]) expect((await visits.move(visitor, index)).status).toBe(200);
    const last = (await visits.windows(visitor)).visit;
    await leads.mailbox.untilMailTo(visitor.email, 5);
    const mails = leads.mailbox.to(visitor.email).filter(({ raw }) => raw.includes('text/calendar'));
    const events = mails.map(({ raw }) => calendarOf(raw));

    expect(mails.map(({ subject }) => subject?.split(' · ')[0]).toSorted()).toEqual([
      'Su visita está reservada',
      ...Array.from({ length: 3 }, () => 'Su visita tiene una nueva hora'),
    ]);
    for (const order of [events, events.toReversed()]) {
      const kept = read(order);
      expect([...kept.values()].map(({ start }) => start)).toEqual([`${last?.date}T09:00:00`]);
    }
    for (const { raw } of mails) {
      expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
      expect(raw).toMatch(/filename="?invite\.ics/);
      expect(raw).not.toContain('Gulf Shore');
    }

    await visits.send('/cancel', { token: visitor.token });
    const end = calendarOf((await leads.mailbox.untilMailTo(visitor.email, 6)).at(-1)?.raw ?? '');
    for (const order of [
      [...events, end],
      [end, ...events],
    ])
      expect(read(order).size).toBe(0);
  });

  it('remind on the day before at ten, but not of what was booked after that', async () => {
    // It might send a reminder before the visit is moved. The next test sweeps itself, and the one after it has a new worker.
    await onlyByHand(worker, OwedSweep);
    await visits.set({ noticeHours: 0 });
    const [early, late, moved] = [await visits.visitor(), await visits.visitor(), await visits.visitor()];
    for (const visitor of [early, late, moved]) await visits.book(visitor, 5);
    const [{ date } = { date: '' }] = await leads.database.getRepository(Visit).findBy({ leadId: early.id });
    const dayBefore = new Date(Date.parse(`${date}T12:00Z`) - 24 * hourMs).toISOString().slice(0, 10);
    const ten = officeMoment(dayBefore, '10:00');
    await leads.database.query('UPDATE visits SET arranged_at = $2 WHERE lead_id = $1', [
      late.id,
      new Date(ten.getTime() + 60_000),
    ]);

    await addReminders(leads.database.manager, new Date(ten.getTime() - 1000));
    expect(await mailsOf(early)).toEqual(['visit_booked']);
    await addReminders(leads.database.manager, ten);
    await addReminders(leads.database.manager, new Date(ten.getTime() + hourMs));
    expect(await mailsOf(early)).toEqual(['visit_booked', 'visit_reminder']);
    expect(await mailsOf(late)).toEqual(['visit_booked']);

    await visits.move(moved, 0);
    expect(await mailsOf(moved)).toEqual(['visit_booked', 'visit_moved']);
  });

  it('offer a freed place to the first who waits and fits, then to the next', async () => {
    await visits.set({ week: daily({ places: 1 }) });
    const crowd = [await visits.visitor(), await visits.visitor(), await visits.visitor()];
    const [holder, first, second] = crowd as [Visitor, Visitor, Visitor];
    for (const visitor of crowd) await visits.book(visitor);
    const far = await visits.visitor({ address: '1 Main Street, Orlando, FL 32801' });
    for (const { token } of [far, first, second])
      expect(await visits.send('/waiting', { token })).toMatchObject({
        status: 200,
        body: { isWaiting: true },
      });
    const freed = (await visits.windows(holder)).visit;
    const source = { manager: leads.database.manager, site: firstSite };

    await visits.send('/cancel', { token: holder.token });
    await offerOpenings(source);
    await offerOpenings(source);

    // It is theirs alone for two hours.
    expect((await visits.windows(first)).offer).toMatchObject({ date: freed?.date });
    expect((await visits.windows(second)).windows.map(({ date }) => date)).not.toContain(freed?.date);
    const { windowId, date } = (await visits.windows(first)).offer ?? {};
    expect(await visits.send('', { token: holder.token, windowId, date })).toMatchObject({
      body: { code: 'just_taken' },
    });
    expect(await mailsOf(first)).toEqual(['visit_booked', 'visit_offer']);
    await sweep();
    await waitUntil('the offer', async () =>
      leads.mailbox.to(first.email).some(({ text }) => text?.includes('yours if you take it by')),
    );

    await leads.database.query(`UPDATE visit_openings SET offered_until = now() - interval '1 second'`);
    await offerOpenings(source);
    expect((await visits.windows(first)).offer).toBeNull();
    expect((await visits.windows(second)).offer).toMatchObject({ date });
    expect(await visits.send('/move', { token: second.token, windowId, date })).toMatchObject({
      status: 200,
    });
    expect(await visits.windows(second)).toMatchObject({ isWaiting: false, visit: { date } });
    expect((await visits.send('/waiting/stop', { token: first.token })).body.isWaiting).toBe(false);
  });

  it('send each mail once when the worker is killed between commit and mail', async () => {
    await leads.stop(worker);
    const crowd = [await visits.visitor(), await visits.visitor(), await visits.visitor()];
    const [, mover, leaver] = crowd as [Visitor, Visitor, Visitor];
    // Mails about the requests would hang before those about visits.
    await leads.database.query('DELETE FROM deliveries');
    const killed = await KilledWorker.start(leads);
    for (const visitor of crowd) await visits.book(visitor);
    await visits.move(mover, 4);
    await visits.send('/cancel', { token: leaver.token });
    const ofCrowd = { leadId: In(crowd.map(({ id }) => id)), kind: Like('visit_%') };
    const inState = (state: DeliveryState) =>
      leads.database.getRepository(Delivery).countBy({ ...ofCrowd, state });

    // Some are handed to a server that says nothing, the others wait for their turn.
    await killed.killOnce(async () => (await inState('sending')) > 0);
    await killed.after(async (next) => {
      await next.get(OwedSweep, { strict: false }).run();
      await waitUntil('all mails', async () => (await inState('sent')) === 5);
    });
    worker = await leads.startWorker();

    const subjects = crowd.map(({ email }) =>
      leads.mailbox
        .to(email)
        .map(({ subject = '' }) => subject.split(' · ')[0])
        .filter((subject) => subject?.startsWith('Your visit'))
        .toSorted(),
    );
    const booked = 'Your visit is booked';
    expect(subjects).toEqual([
      [booked],
      ['Your visit has a new time', booked].toSorted(),
      [booked, 'Your visit is canceled'],
    ]);
  });

  it('change nothing when links are only opened', async () => {
    const visitor = await visits.visitor();
    await visits.book(visitor);
    await visits.move(visitor, 2);
    const mails = await leads.mailbox.untilMailTo(visitor.email, 3);
    const links = mails.flatMap(({ html = '', text = '' }) => `${html} ${text}`.match(/https?:[^\s"<>]+/g));
    const before = await leads.database.query('SELECT * FROM visits ORDER BY id');

    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const { pathname, search } = new URL(String(link));
      for (const method of ['GET', 'HEAD']) await fetch(`${leads.url}${pathname}${search}`, { method });
    }
    for (const path of ['windows', 'move', 'cancel', ''])
      await fetch(`${leads.url}/api/visits/${path}?token=${visitor.token}`);
    await fetch(`${leads.url}/api/visitor-pages/${visitor.token}`);

    expect(await leads.database.query('SELECT * FROM visits ORDER BY id')).toEqual(before);
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
    expect((await visits.set({ week })).week.map(({ id }) => id)).toEqual(week.map(({ id }) => id));
  });
});

interface CalendarEvent {
  method: string;
  uid: string;
  sequence: number;
  start: string;
}

/** Reads the calendar part of a mail by another library than the one that wrote it. */
function calendarOf(raw: string): CalendarEvent {
  const part = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(raw);
  const head = part?.[0].split('\r\n\r\n')[0] ?? '';
  const body = part?.[1] ?? '';
  const text = decoded(body, /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1]);
  for (const line of text.trimEnd().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  const event = new ICAL.Event(component as ICAL.Component);
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/New_York');
  expect(String(component?.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
  expect(component?.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence ?? 0,
    start: String(event.startDate),
  };
}

function decoded(body: string, encoding?: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A calendar after it has read mails: of each event the one with the highest sequence, without cancelled ones. */
function read(mails: readonly CalendarEvent[]): Map<string, CalendarEvent> {
  const newest = new Map<string, CalendarEvent>();
  for (const mail of mails)
    if ((newest.get(mail.uid)?.sequence ?? -1) < mail.sequence) newest.set(mail.uid, mail);
  for (const [uid, { method }] of newest) if (method === 'CANCEL') newest.delete(uid);
  return newest;
}
