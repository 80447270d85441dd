import type { INestApplication } from '@nestjs/common';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDay, officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import type { DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { In, Like } from 'typeorm';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { Lead } from '../src/model/lead.entity.js';
import { recordLeadHistory } from '../src/model/record-lead-history.js';
import type { MailStateResponse } from '../src/mail/state/mail-state.response.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { addReminders } from '../src/visits/model/visit-mails.js';
import { Visit } from '../src/visits/model/visit.entity.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { KilledWorker } from './support/killed-worker.js';
import { addStaff } from './support/staff.js';
import { Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';
import { calendarAfter, calendarOf } from './support/calendars.js';

const hourMs = 3_600_000;

const aTime = { date: '2026-12-01', starts: '09:00', ends: '11:00' };

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + count * 24 * hourMs).toISOString().slice(0, 10);

describe('visits', () => {
  let leads: Leads;
  let visits: Visits;
  let worker: INestApplication;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    visits = new Visits(leads);
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM visits');
    await visits.set();
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
      const kept = calendarAfter(order);
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
      expect(calendarAfter(order).size).toBe(0);
  });

  it('remind on the day before at ten, but not of what was booked after that', async () => {
    // The worker's sweep might send a reminder before the visit is moved. The next test starts a new worker.
    await onlyByHand(worker, OwedSweep);
    const [early, late, moved] = [await visits.visitor(), await visits.visitor(), await visits.visitor()];
    await visits.set({ noticeHours: 0, week: daily({ places: 4 }) });
    const canceled = await visits.visitor();
    for (const visitor of [early, late, moved, canceled]) await visits.book(visitor, 5);
    await visits.send('/cancel', { token: canceled.token });
    const [{ date } = { date: '' }] = await leads.database.getRepository(Visit).findBy({ leadId: early.id });
    const ten = officeMoment(dayAfter(date, -1), '10:00');
    await leads.database.query('UPDATE visits SET arranged_at = $2 WHERE lead_id = $1', [
      late.id,
      new Date(ten.getTime() + 60_000),
    ]);

    await addReminders(leads.database.manager, new Date(ten.getTime() - 1000));
    expect(await visits.mailsOf(early)).toEqual(['visit_booked']);
    await addReminders(leads.database.manager, ten);
    await addReminders(leads.database.manager, new Date(ten.getTime() + hourMs));
    expect(await visits.mailsOf(early)).toEqual(['visit_booked', 'visit_reminder']);
    expect(await visits.mailsOf(late)).toEqual(['visit_booked']);
    expect(await visits.mailsOf(canceled)).toEqual(['visit_booked', 'visit_cancelled']);

    await visits.move(moved, 0);
    expect(await visits.mailsOf(moved)).toEqual(['visit_booked', 'visit_moved']);
  });

  it('send no mail whose words are no longer true once a mail server takes it', async () => {
    await leads.stop(worker);
    await visits.set({ noticeHours: 0 });
    const [soon, today, coming, offered, seen] = (await Promise.all(
      [2, 3, 4, 5, 1].map((index) => visits.booked(index)),
    )) as [Visitor, Visitor, Visitor, Visitor, Visitor];
    const { manager } = leads.database;
    const idOf = async (leadId: string) => (await manager.findOneByOrFail(Visit, { leadId })).id;
    for (const visitor of [soon, today]) {
      const { date } = await manager.findOneByOrFail(Visit, { leadId: visitor.id });
      await addReminders(manager, officeMoment(dayAfter(date, -1), '23:00'));
    }
    for (const [visitor, date] of [
      [today, officeDay()],
      [coming, officeDay()],
      [seen, officeDay()],
      [soon, officeDayIn(1)],
    ] as const)
      await visits.putOn(date, visitor);
    await visits.owner.call('POST', `/api/visits/${await idOf(coming.id)}/state`, { state: 'on_the_way' });
    const kind = 'visit_on_the_way';
    const anHourAgo = new Date(Date.now() - hourMs);
    await manager.update(Delivery, { kind }, { createdAt: anHourAgo });
    for (const state of ['on_the_way', 'done'])
      await visits.owner.call('POST', `/api/visits/${await idOf(seen.id)}/state`, { state });
    const sourceId = await recordLeadHistory(manager, offered.id, {
      kind: 'visit_offered',
      details: { ...aTime, until: anHourAgo.toISOString() },
    });
    const offer = { channel: 'mail', kind: 'visit_offer', recipient: 'visitor', sourceId } as const;
    await manager.insert(Delivery, { ...offer, leadId: offered.id });
    const yesterday = {
      happenedAt: new Date(Date.now() - 24 * hourMs),
      recipient: 'cruz@firm.test',
    } as const;
    const ofYesterday = { channel: 'mail', ...yesterday } as const;
    await manager.insert(Delivery, [
      { ...ofYesterday, kind: 'today' },
      { ...ofYesterday, kind: 'hand_over' },
    ]);

    worker = await leads.startWorker();
    const ofTheirs = {
      leadId: In([soon, today, coming, offered, seen].map((visitor) => visitor.id)),
      kind: In(['visit_reminder', kind, 'visit_offer']),
    };
    const states = async (state: DeliveryState) =>
      (await manager.findBy(Delivery, { ...ofTheirs, state })).map(({ leadId }) => leadId);
    await waitUntil('the one reminder', async () => (await states('sent')).length > 0);
    await waitUntil('the late mails', async () => (await states('owed')).length === 0);

    expect(await states('sent')).toEqual([soon.id]);
    const late = [today.id, coming.id, offered.id, seen.id];
    expect((await states('failed')).toSorted()).toEqual(late.toSorted());
    expect(await manager.countBy(Delivery, { recipient: ofYesterday.recipient, state: 'failed' })).toBe(2);
  });

  it('are in the morning mail of the person who goes, on a closed day too', async () => {
    const crew = { id: '019aa000-0000-7000-8000-0000000000d3', email: 'cruz@firm.test' };
    const office = { id: '019aa000-0000-7000-8000-0000000000d4', email: 'ruth@firm.test' };
    await addStaff(leads, { ...crew, username: 'cruz', role: 'crew' }, { ...office, username: 'ruth' });
    const visitor = await visits.booked(1);
    const { manager } = leads.database;
    const date = '2031-11-24';
    await visits.putOn(date, visitor);
    await manager.update(Visit, { leadId: visitor.id }, { personId: crew.id });
    await manager.update(Lead, { id: visitor.id }, { ownerId: office.id, waitingSince: new Date() });
    const today = worker.get(TodayRepository, { strict: false });
    const closedDays = [{ date, name: firstSite.banner.text }];
    const closed = { claimEnds: {}, hours: { ...firstSite.hours, closedDays } };
    const happenedAt = new Date(`${date}T07:30:00-05:00`);

    await today.addDue(closed, happenedAt);

    const owed = await manager.findBy(Delivery, { kind: 'today', happenedAt });
    expect(owed.map(({ recipient }) => recipient)).toEqual([crew.email]);
  });

  it('send neither reminder nor confirmation after the news of the end', async () => {
    await onlyByHand(worker, OwedSweep);
    const visitor = await visits.booked(5);
    const { manager } = leads.database;
    const { date } = await manager.findOneByOrFail(Visit, { leadId: visitor.id });
    const untilSent = (kind: string) =>
      waitUntil(kind, () => manager.existsBy(Delivery, { leadId: visitor.id, kind, state: 'sent' }));
    const late = { leadId: visitor.id, kind: In(['visit_booked', 'visit_reminder']) };
    await untilSent('visit_booked');
    await addReminders(manager, officeMoment(dayAfter(date, -1), '23:00'));
    await manager.update(Delivery, late, { state: 'sending', lease: 3, sentAt: null });

    await visits.send('/cancel', { token: visitor.token });
    await untilSent('visit_cancelled');
    // Changes the mails as if a slow mail server had asked to send them again later.
    await manager.update(Delivery, late, {
      state: 'owed',
      lease: null,
      attempts: 1,
      nextAttemptAt: new Date(),
    });
    await worker.get(OwedSweep, { strict: false }).run();

    await waitUntil(
      'the decision',
      async () => (await manager.countBy(Delivery, { ...late, state: 'owed' })) === 0,
    );
    expect(await manager.countBy(Delivery, { ...late, state: 'failed' })).toBe(2);
    const { failures } = (await visits.owner.ask<MailStateResponse>('GET', '/mail-state')).body;
    expect(failures.map(({ leadId }) => leadId)).not.toContain(visitor.id);
  });

  it('send each mail once when the worker is killed between commit and mail', async () => {
    await leads.stop(worker);
    const crowd = [await visits.visitor(), await visits.visitor(), await visits.visitor()];
    const [, mover, leaver] = crowd as [Visitor, Visitor, Visitor];
    // Mails about the requests would be sent first, and this mail server does not answer.
    await leads.database.query('DELETE FROM deliveries');
    const killed = await KilledWorker.start(leads);
    for (const visitor of crowd) await visits.book(visitor);
    await visits.move(mover, 4);
    await visits.send('/cancel', { token: leaver.token });
    const ofCrowd = { leadId: In(crowd.map(({ id }) => id)), kind: Like('visit_%') };
    const inState = (state: DeliveryState) =>
      leads.database.getRepository(Delivery).countBy({ ...ofCrowd, state });

    // Some mails are passed to a server that does not answer, the others wait for their turn.
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
});
