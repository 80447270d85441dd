import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import type { INestApplication } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Like } from 'typeorm';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { TodayRepository } from '../src/escalation/reminders/today.repository.js';
import { countAll } from '../src/escalation/reminders/today.js';
import { UnansweredRelease } from '../src/escalation/steps/unanswered-release.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { today as todayMail } from '../src/mail/templates/today.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { addDueNow } from './support/add-due-now.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { fallbackEmail, Leads, officeEmail } from './support/start-leads.js';

describe('an unanswered lead', () => {
  let leads: Leads;
  let worker: INestApplication;

  beforeEach(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
  });

  afterEach(() => leads.stopAll());

  const sweep = () => addDueNow(worker);
  const quote = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body;
  const contact = async (changes = {}) => (await post(`${leads.url}/api/contact`, aContact(changes))).body;
  const age = async (businessHours: number) => {
    const createdAt = businessClock(firstSite).hoursAgo(businessHours, new Date());
    await leads.database.query(
      'UPDATE leads SET created_at = $1, waiting_since = CASE WHEN waiting_since IS NOT NULL THEN $1::timestamptz END',
      [createdAt],
    );
  };
  const reminders = async () => {
    const rows = await leads.database.getRepository(Delivery).find({ order: { kind: 'ASC' } });
    return rows
      .filter(({ kind }) => kind.endsWith('reminder'))
      .map(({ kind, recipient }) => [kind, recipient]);
  };
  /** Sweeps repeatedly, because a sweep skips leads that another transaction has locked. */
  const sweepUntilReminders = async (...expected: string[][]) => {
    await waitUntil(`reminders: ${expected.join(' ')}`, async () => {
      await sweep();
      return isDeepStrictEqual(await reminders(), expected);
    });
  };
  const change = (method: string, id: string, body?: object) =>
    fetch(`${leads.url}/api/leads/${id}`, {
      method,
      headers: { ...leads.signedInAs('administrator'), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const mailsAbout = async (recipient: string, reference: string, count: number) => {
    const mails = await leads.mailbox.untilMailTo(recipient, count);
    return mails.filter(({ subject }) => subject === `${reference} · Still waiting after 8 office hours`);
  };

  it('causes no reminder within 8 office hours', async () => {
    await quote();
    await age(7.9);

    await sweep();

    expect(await reminders()).toEqual([]);
  });

  it('causes reminders 8 office hours after it was found to be no spam, not earlier', async () => {
    const { id } = await contact({ website: 'x' });
    await age(30);
    await change('PATCH', id, { status: 'new' });

    await sweep();
    expect(await reminders()).toEqual([]);
    await leads.database.query('UPDATE leads SET waiting_since = $1', [
      businessClock(firstSite).hoursAgo(8.1, new Date()),
    ]);
    await sweepUntilReminders(['reminder', 'office']);
  });

  it('causes one reminder to the office after 8 office hours', async () => {
    const { reference } = await quote();
    await contact();
    await age(8.1);

    await sweepUntilReminders(['reminder', 'office'], ['reminder', 'office']);
    await sweep();

    expect(await reminders()).toEqual([
      ['reminder', 'office'],
      ['reminder', 'office'],
    ]);
    const [mail] = await mailsAbout(officeEmail, reference, 3);
    expect(mail?.text).toContain('is still waiting for an answer');
    expect(mail?.text).toContain('http://localhost:8080/admin');
  });

  it('causes one reminder to the fallback address after 24 office hours', async () => {
    await contact();
    await age(24.1);

    await sweepUntilReminders(['late_reminder', 'fallback'], ['reminder', 'office']);
    await sweep();

    expect(await reminders()).toEqual([
      ['late_reminder', 'fallback'],
      ['reminder', 'office'],
    ]);
    const [mail] = await leads.mailbox.untilMailTo(fallbackEmail);
    expect(mail?.subject).toContain('Still waiting after 24 office hours');
  });

  it('causes no reminder if it is spam, in the bin or answered', async () => {
    await contact({ website: 'x' });
    await change('DELETE', (await quote()).id);
    await change('PATCH', (await contact()).id, { status: 'contacted' });
    await age(30);

    await sweep();

    expect(await reminders()).toEqual([]);
  });

  it('causes reminders for 30 days, and none later', async () => {
    const [young, old] = [await quote(), await quote()];
    for (const [{ id }, age] of [
      [young, '29 days 23 hours'],
      [old, '30 days 1 minute'],
    ] as const)
      await leads.database.query(
        'UPDATE leads SET created_at = now() - $1::interval, waiting_since = now() - $1::interval WHERE id = $2',
        [age, id],
      );

    await sweepUntilReminders(['late_reminder', 'fallback'], ['reminder', 'office']);
    await sweep();

    expect(await reminders()).toHaveLength(2);
    const kept = await leads.database.getRepository(Delivery).findBy({ leadId: old.id });
    expect(kept.filter(({ kind }) => kind.endsWith('reminder'))).toEqual([]);
  });

  it('causes no reminder if it is answered before the reminder is sent', async () => {
    await leads.mailbox.close();
    const { id } = await quote();
    await age(25);
    await sweepUntilReminders(['late_reminder', 'fallback'], ['reminder', 'office']);
    await leads.database.query(
      `UPDATE deliveries SET state = 'owed', lease = NULL, next_attempt_at = now() + interval '1 hour'`,
    );

    await change('PATCH', id, { status: 'contacted' });

    expect(await reminders()).toEqual([]);
  });

  it('causes no reminder if it is answered while a worker is sending the reminder', async () => {
    await leads.mailbox.close();
    const { id } = await quote();
    await age(25);
    await sweepUntilReminders(['late_reminder', 'fallback'], ['reminder', 'office']);
    const set = (columns: string) =>
      leads.database.query(`UPDATE deliveries SET ${columns} WHERE kind LIKE '%reminder'`);
    await set(`state = 'sending', lease = 60, token = token + 1`);

    await change('PATCH', id, { status: 'contacted' });
    await set(`state = 'owed', lease = NULL, next_attempt_at = now()`);
    await worker.get(OwedSweep, { strict: false }).run();

    const mails = await leads.database.getRepository(Delivery).findBy({ kind: Like('%reminder') });
    expect(mails.map(({ state, lastError }) => [state, lastError])).toEqual([
      ['failed', 'It is too late for this email'],
      ['failed', 'It is too late for this email'],
    ]);
  });

  it('is not given back from the person who took it when it could not wait, until they had 8 office hours', async () => {
    const { id } = await quote();
    await change('POST', `${id}/claim`);
    const clock = businessClock(firstSite);
    const [claimedAt, takenAt] = [20, 7.9].map((hours) => clock.hoursAgo(hours, new Date()));
    await leads.database.query(
      `UPDATE leads SET claimed_at = $2, urgency = 'water', urgent_since = $3, urgent_taken_at = $3 WHERE id = $1`,
      [id, claimedAt, takenAt],
    );
    const isClaimedAfter = async (hours: number) => {
      await worker
        .get(UnansweredRelease, { strict: false })
        .run(clock.hoursAfter(hours, takenAt ?? new Date()));
      const [lead]: unknown[] = await leads.database.query('SELECT claimed_by FROM leads WHERE id = $1', [
        id,
      ]);
      return lead;
    };

    expect(await isClaimedAfter(7.9)).toEqual({ claimed_by: 'ruth' });
    expect(await isClaimedAfter(8)).toEqual({ claimed_by: null });
  });

  it('is given back although an answer is planned, once that is held, and never if staff typed it in', async () => {
    const held = await quote();
    const typedIn = { kind: 'quote', source: 'call', language: 'en', name: 'Lou', phone: '(239) 555-0166' };
    const { id } = (await (await change('POST', '', typedIn)).json()) as { id: string };
    for (const leadId of [held.id, id]) await change('POST', `${leadId}/claim`);
    const sendAt = new Date(Date.now() + 14 * 3_600_000).toISOString();
    await change('POST', `${held.id}/messages`, { text: 'On Tuesday.', language: 'en', sendAt });
    await leads.database.query('UPDATE leads SET claimed_at = $1', [
      businessClock(firstSite).hoursAgo(9, new Date()),
    ]);
    const given = async () => {
      await worker.get(UnansweredRelease, { strict: false }).run();
      return leads.database.query('SELECT id FROM leads WHERE claimed_at IS NULL');
    };

    expect(await given()).toEqual([]);
    await leads.database.query('UPDATE lead_messages SET held_at = now()');
    await waitUntil('the held one', async () => isDeepStrictEqual(await given(), [{ id: held.id }]));
  });

  it('causes no mail about its owner’s day if it is answered before that mail is sent', async () => {
    const [ownerId, recipient] = [randomUUID(), 'olga@staff.test' as never];
    await addStaff(leads, { id: ownerId, username: 'olga', email: recipient });
    // On a work day after 7:30, the worker itself would add a mail.
    await leads.database.query(
      `INSERT INTO staff_notices (kind, user_id, day) VALUES ('today', $1, $2) ON CONFLICT DO NOTHING`,
      [ownerId, officeDay()],
    );
    const { id } = await quote();
    await change('PATCH', id, { ownerId });
    const untilTodayIs = async (state: string) => {
      const { id: mailId } = await leads.database.getRepository(Delivery).save({
        channel: 'mail',
        kind: 'today',
        recipient,
        sourceId: ownerId,
        happenedAt: new Date(),
      });
      await waitUntil(`the mail ${state}`, async () => {
        await worker.get(OwedSweep, { strict: false }).run();
        return leads.database.getRepository(Delivery).existsBy({ id: mailId, state: state as never });
      });
    };
    await untilTodayIs('sent');

    await change('PATCH', id, { status: 'contacted' });
    await untilTodayIs('failed');

    const days = leads.mailbox.to(recipient).filter(({ subject }) => subject?.startsWith('Today'));
    expect(days).toHaveLength(1);
    expect(await (await change('GET', 'mail-state')).json()).toMatchObject({ failedCount: 0 });
  });

  it('is counted among its owner’s day, of which 50 are listed, and leaves room for other sections', async () => {
    const ownerId = randomUUID();
    await addStaff(leads, { id: ownerId, username: 'olga' });
    const [{ id }, { id: dueId }] = [await quote(), await contact()];
    for (const leadId of [id, dueId]) await change('PATCH', leadId, { ownerId });
    await change('PATCH', dueId, { status: 'contacted', followUpOn: officeDay() });
    await leads.database.query(
      `INSERT INTO leads SELECT (jsonb_populate_record(lead, jsonb_build_object(
         'id', gen_random_uuid(), 'reference', 'Q-' || number))).*
       FROM leads lead, generate_series(1, 59) AS number WHERE lead.id = $1`,
      [id],
    );
    await leads.database.query(
      `UPDATE leads SET waiting_since = waiting_since - interval '1 hour' WHERE reference = 'Q-59'`,
    );

    const day = await worker.get(TodayRepository, { strict: false }).listFor(ownerId, new Date());

    const { subject, text } = todayMail({ leads: day, claims: [], dayLink: '', language: 'en' }, firstSite);
    expect(subject).toBe('Today · Waiting for us: 60, Due today: 1');
    expect(text).toContain('and 10 more');
    expect(countAll(day)).toBe(61);
    expect(day).toHaveLength(51);
    expect(day[0]).toMatchObject({ reference: 'Q-59', part: 'waiting' });
  });

  it('shows its age in the list', async () => {
    await quote();
    await age(49);

    const response = await change('GET', '?limit=1');

    const { leads: page } = (await response.json()) as LeadPageResponse;
    expect(page[0]?.age.isLate).toBe(true);
    expect(page[0]?.age.businessHours).toBeCloseTo(49, 0);
  });
});
