import type { INestApplication } from '@nestjs/common';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Lead } from '../src/model/lead.entity.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { offerOpenings } from '../src/visits/model/offer-openings.js';
import type { OfficeVisitsResponse, OfficeWindowsResponse } from '../src/visits/office/office-visits.dto.js';
import { Desk } from './support/desk.js';
import { addDueNow } from './support/add-due-now.js';
import { callerId, Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

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

  const sweep = () => worker.get(OwedSweep, { strict: false }).run();

  it('neither begin nor end before their day, nor begin after it', async () => {
    const visitor = await visits.visitor({ language: 'es' });
    await visits.book(visitor);
    const visit = async () =>
      (await office.ask<OfficeVisitsResponse>('GET', `/${visitor.id}/visits`)).body.visits[0];
    const path = `/api/visits/${(await visit())?.id}/state`;

    for (const state of ['on_the_way', 'done', 'no_show'])
      expect(await office.ask('POST', path, { state })).toMatchObject({
        status: 409,
        body: { code: 'visit_to_come' },
      });
    await visits.putOn(officeDayIn(-1), visitor);
    expect(await office.ask('POST', path, { state: 'on_the_way' })).toMatchObject({
      status: 400,
      body: { fields: { state: { code: 'past_day' } } },
    });
    expect(await visit()).toMatchObject({ state: 'booked' });
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);

    await visits.putOn(officeDay(), visitor);
    expect((await office.call('POST', path, { state: 'on_the_way' })).status).toBe(204);
    await waitUntil('the mail', async () =>
      leads.mailbox.to(visitor.email).some(({ text }) => text?.includes('llega en unos 20 minutos')),
    );
  });

  it('are booked for a caller whose place is not known, and that is no fault to mend', async () => {
    const { week } = await visits.set({ week: daily({ communities: ['Marco Island'] }) });
    const { body: lead } = await office.ask<{ id: string }>('POST', '/api/leads', {
      kind: 'quote',
      source: 'call',
      language: 'en',
      name: 'Lou Marsh',
      phone: '(239) 555-0166',
    });
    const { body } = await office.ask<OfficeWindowsResponse>(
      'GET',
      `/api/visits/days?from=${officeDayIn(0)}&to=${officeDayIn(30)}`,
    );
    const { windowId, date } = body.windows.find((one) => one.date > officeDayIn(1)) ?? {};
    expect(week.map(({ id }) => id)).toContain(windowId);

    const booked = await office.ask<OfficeVisitsResponse>('POST', `/${lead.id}/visits`, { windowId, date });
    expect(booked).toMatchObject({ status: 200, body: { visits: [{ state: 'booked', fits: true }] } });
    expect((await office.ask<OfficeVisitsResponse>('GET', '/api/visits/unfit')).body.visits).toEqual([]);
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
    ['a move', (visitor: Visitor) => visits.move(visitor, 1), ['visit_moved']],
    ['the end', ({ token }: Visitor) => visits.send('/cancel', { token }), ['visit_cancelled']],
  ])('are not confirmed any more after the news of %s', async (_what, change, sent) => {
    const visitor = await visits.booked();
    const leadId = visitor.id;
    const untilSent = (...kinds: string[]) =>
      waitUntil(kinds.join(), async () => {
        const mails = await leads.database.getRepository(Delivery).findBy({ leadId, state: 'sent' });
        return kinds.every((kind) => mails.some((mail) => mail.kind === kind));
      });
    await untilSent('visit_booked');
    // Changes the mail as if a mail server had asked to send it again later.
    await leads.database.query(
      `UPDATE deliveries SET state = 'owed', sent_at = NULL, next_attempt_at = now() + interval '5 minutes'
       WHERE lead_id = $1 AND kind = 'visit_booked'`,
      [leadId],
    );

    expect((await change(visitor)).status).toBe(200);

    await untilSent(...sent);
    expect(await leads.database.getRepository(Delivery).countBy({ leadId, kind: 'visit_booked' })).toBe(0);
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
    const before = await visits.taken();
    await visits.book(visitor);
    expect(await visits.taken()).toBe(before + 1);

    await end(visitor.id, visitor.token);

    expect(await visits.taken()).toBe(before);
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', ...(isTold ? ['visit_cancelled'] : [])]);
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
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked']);
    expect(await visits.historyOf(visitor)).toEqual(['visit_booked', 'visit_cancelled', 'visit_booked']);

    await withdrawal('POST');
    expect(await visits.mailsOf(visitor)).toEqual(['visit_booked', 'visit_cancelled']);
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
    const before = await visits.taken();
    await visits.book(visitor);
    await office.call('DELETE', `/${visitor.id}`);
    await office.call('POST', `/${visitor.id}/erase`);
    expect(await visits.taken()).toBe(before);
    const farewell = () =>
      leads.database.getRepository(Delivery).countBy({ recipient: visitor.email as never });
    await waitUntil('the farewell', async () =>
      leads.mailbox.to(visitor.email).some(({ subject }) => subject?.includes('canceled')),
    );
    await waitUntil('the last row gone', async () => {
      await addDueNow(worker);
      return (await farewell()) === 0;
    });
    expect(await leads.database.query('SELECT id FROM visits WHERE lead_id IS NULL')).toEqual([]);
  });

  it('are cancelled by mail although the lead was erased while a worker composed it', async () => {
    const visitor = await visits.visitor();
    await visits.book(visitor);
    await leads.mailbox.untilMailTo(visitor.email, 2);
    await leads.stop(worker);
    await office.call('DELETE', `/${visitor.id}`);
    const [[mail]] = await leads.database.query(
      `UPDATE deliveries SET state = 'sending', lease = 3, token = token + 1
       WHERE kind = 'visit_cancelled' AND lead_id = $1 RETURNING id`,
      [visitor.id],
    );

    expect(await office.call('POST', `/${visitor.id}/erase`)).toMatchObject({ status: 204 });
    await leads.database.query(`UPDATE deliveries SET state = 'owed', lease = NULL WHERE id = $1`, [mail.id]);
    worker = await leads.startWorker();

    await waitUntil('the farewell', async () =>
      leads.mailbox.to(visitor.email).some(({ subject }) => subject?.includes('canceled')),
    );
  });

  it('offer a freed place to the first who waits and fits, then to the next', async () => {
    // The worker's sweep might offer the place to the second visitor before the test checks it.
    await onlyByHand(worker, OwedSweep);
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

    // For two hours, the place is offered to the first visitor alone.
    expect((await visits.windows(first)).offer).toMatchObject({ date: freed?.date });
    expect((await visits.windows(second)).windows.map(({ date }) => date)).not.toContain(freed?.date);
    const { windowId, date } = (await visits.windows(first)).offer ?? {};
    expect(await visits.send('', { token: holder.token, windowId, date })).toMatchObject({
      body: { code: 'just_taken' },
    });
    expect(await visits.mailsOf(first)).toEqual(['visit_booked', 'visit_offer']);
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

  it('offer a freed place no longer than it can be booked', async () => {
    await onlyByHand(worker, OwedSweep);
    await visits.set({ week: daily({ places: 1 }) });
    const [holder, waiting] = [await visits.booked(), await visits.booked()];
    await visits.send('/waiting', { token: waiting.token });
    const [{ startsAt }] = await leads.database.query(
      `SELECT starts_at AS "startsAt" FROM visits WHERE lead_id = $1`,
      [holder.id],
    );
    const noticeBegins = new Date(startsAt.getTime() - 24 * 3_600_000);
    await visits.send('/cancel', { token: holder.token });

    const hourBefore = new Date(noticeBegins.getTime() - 3_600_000);
    await offerOpenings({ manager: leads.database.manager, site: firstSite }, hourBefore);

    expect(await leads.database.query(`SELECT offered_until AS "until" FROM visit_openings`)).toEqual([
      { until: noticeBegins },
    ]);
  });
});
