import { jest } from '@jest/globals';
import { firstSite } from '@sandhill/company/content/first-site.js';
import type { INestApplication } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { In } from 'typeorm';
import { ClaimLinks } from '../src/lead-links/claim-links.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { LeadHistory } from '../src/model/lead-history.entity.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { UnclaimedSweep } from '../src/escalation/steps/step-sweep.js';
import type { StepsDto } from '../src/escalation/steps/steps.dto.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { fallbackEmail, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

/**
 * A Friday afternoon, far ahead of the worker's own clock. The office is open from 8 to 4, and closed on the following
 * Monday.
 */
const friday = new Date('2031-11-21T15:45:00-05:00');
const closedMonday = '2031-11-24';
const owner = 'olga@firm.test';
const minuteMs = 60_000;

const minuteLater = (minutes: number) =>
  new Date(friday.getTime() + 4 * 86_400_000 - 8 * 3_600_000 + minutes * minuteMs);

describe('a lead that no one has', () => {
  let leads: Leads;
  let worker: INestApplication;
  let webhook: Webhook;

  beforeEach(async () => {
    webhook = new Webhook();
    leads = await Leads.start({ environment: { ALERT_WEBHOOK_URL: await webhook.open() } });
    worker = await leads.startWorker();
    const hours = {
      ...firstSite.hours,
      closedDays: [{ date: closedMonday, name: { en: 'Storm', es: 'Tormenta' } }],
    };
    jest
      .spyOn(worker.get(PublishedContent, { strict: false }), 'current', 'get')
      .mockReturnValue({ ...firstSite, hours });
    await leads.database.getRepository(StaffMember).insert([
      {
        id: '019aa000-0000-7000-8000-0000000000b1',
        username: 'olga',
        email: owner,
        role: 'owner',
        isActive: true,
      },
      {
        id: '019aa000-0000-7000-8000-0000000000b2',
        username: 'otto',
        email: 'otto@firm.test',
        role: 'owner',
        isActive: false,
      },
      {
        id: '019aa000-0000-7000-8000-0000000000b3',
        username: 'uma',
        email: 'uma@firm.test',
        role: 'user',
        isActive: true,
      },
    ]);
  });

  afterEach(async () => {
    await leads.stopAll();
    await webhook.close();
  });

  const sweepAt = (now: Date) => worker.get(UnclaimedSweep, { strict: false }).run(now);
  const arrive = async (path: string, lead: object, at = friday) => {
    const { id } = (await post(`${leads.url}/api/${path}`, lead)).body;
    await leads.database.query(
      `UPDATE leads SET created_at = $2, unclaimed_since = $2,
         waiting_since = CASE WHEN waiting_since IS NOT NULL THEN $2::timestamptz END WHERE id = $1`,
      [id, at],
    );
    return id;
  };
  const stepsOf = async (id: string) => {
    const rows = await leads.database.getRepository(LeadHistory).find({
      where: { leadId: id, kind: 'step_taken' },
      order: { at: 'ASC', id: 'ASC' },
    });
    return rows.map(({ details }) => details['step']);
  };
  const asked = async (id: string) => {
    const mails = await leads.database
      .getRepository(Delivery)
      .find({ where: { leadId: id }, order: { createdAt: 'ASC', id: 'ASC' } });
    return mails.flatMap(({ kind, recipient }) => (kind.endsWith('unclaimed') ? [[kind, recipient]] : []));
  };
  const change = (
    method: string,
    path: string,
    body?: object,
    role: 'administrator' | 'owner' = 'administrator',
  ) =>
    fetch(`${leads.url}/api/leads/${path}`, {
      method,
      headers: { ...leads.signedInAs(role), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });

  const read = async () => (await (await change('GET', 'steps', undefined, 'owner')).json()) as StepsDto;
  const put = (body: object) => change('PUT', 'steps', body, 'owner');

  it('is told to more and more people, over a weekend and a closed day, at the right minute, in order and once', async () => {
    const id = await arrive('quotes', aQuote());
    const taken: Array<[minute: string, step: unknown]> = [];
    const minutes = [
      '21T15:59 21T23:00 22T10:00 24T10:00 25T08:00 25T08:14 25T08:15 25T08:16',
      '25T08:44 25T08:45 25T08:46 25T09:14 25T09:15 25T09:16 25T12:00 26T12:00',
    ]
      .flatMap((times) => times.split(' '))
      .map((time) => Date.parse(`2031-11-${time}:00-05:00`));

    for (const time of minutes) {
      await Promise.all([sweepAt(new Date(time)), sweepAt(new Date(time))]);
      for (const step of (await stepsOf(id)).slice(taken.length))
        taken.push([new Date(time).toISOString(), step]);
    }

    // The 15 minutes of Friday count.
    expect(taken).toEqual([
      ['2031-11-25T13:15:00.000Z', 1],
      ['2031-11-25T13:45:00.000Z', 2],
      ['2031-11-25T14:15:00.000Z', 3],
    ]);
    expect(await asked(id)).toEqual([
      ['unclaimed', 'fallback'],
      ['still_unclaimed', owner],
    ]);
    const [second] = await leads.mailbox.untilMailTo(fallbackEmail);
    expect(second?.subject).toContain('No one has it yet');
    expect(second?.text).toMatch(/^I have it: \S+\/have-it\//m);
    await leads.mailbox.untilMailTo(owner);
    await waitUntil('the alarm', async () => webhook.received.length > 0);
    expect(webhook.received).toMatchObject([{ cause: 'leads_unclaimed', count: 1 }]);
    expect(JSON.stringify(webhook.received)).not.toContain('Ann');
  });

  it('is told to no one else once it is claimed, answered, spam, in the bin or not new', async () => {
    const claimed = await arrive('quotes', aQuote());
    const contacted = await arrive('contact', aContact());
    const binned = await arrive('contact', aContact());
    const spam = await arrive('contact', aContact({ website: 'x' }));
    const answered = await arrive('contact', aContact());
    await leads.mailbox.close();
    await sweepAt(minuteLater(60));
    for (const id of [claimed, contacted, binned, answered])
      await waitUntil('its first step', async () => (await stepsOf(id)).length > 0);

    const token = leads.app.get(ClaimLinks, { strict: false }).token(claimed);
    await leads.database.query(
      `UPDATE deliveries SET state = 'owed', lease = NULL, next_attempt_at = now() + interval '1 hour'`,
    );
    await fetch(`${leads.url}/api/lead-claims/${token}`, { method: 'POST' });
    expect(await asked(claimed)).toEqual([]);
    await change('PATCH', contacted, { status: 'contacted' });
    await change('DELETE', binned);
    await leads.database.query('UPDATE leads SET answered_at = now() WHERE id = $1', [answered]);
    const told = await Promise.all([claimed, contacted, binned, answered].map(stepsOf));
    await sweepAt(minuteLater(400));

    expect(await Promise.all([claimed, contacted, binned, answered].map(stepsOf))).toEqual(told);
    expect(await stepsOf(spam)).toEqual([]);
    expect(webhook.received).toEqual([]);
  });

  it('is told to no one else once it is claimed while a worker is sending the mails', async () => {
    await leads.mailbox.close();
    const id = await arrive('quotes', aQuote({ urgency: 'water' }));
    await sweepAt(minuteLater(60));
    const kind = In(['unclaimed', 'urgent']);
    const states = async () => {
      const mails = await leads.database
        .getRepository(Delivery)
        .findBy({ leadId: id, channel: 'mail', kind });
      return mails.map(({ state, lastError }) => [state, lastError]);
    };
    await waitUntil('both mails', async () => (await states()).length === 2);
    const set = (columns: string) =>
      leads.database.query(`UPDATE deliveries SET ${columns} WHERE kind IN ('unclaimed', 'urgent')`);
    await set(`state = 'sending', lease = 60, token = token + 1`);

    await change('POST', `${id}/claim`);
    await set(`state = 'owed', lease = NULL, next_attempt_at = now()`);
    await worker.get(OwedSweep, { strict: false }).run();

    const isLate = ['failed', 'It is too late for this email'];
    expect(await states()).toEqual([isLate, isLate]);
  });

  it('is told to others in order too if it becomes new late: no spam, restored, set back or released', async () => {
    const suspect = await arrive('contact', aContact({ website: 'x' }));
    const binned = await arrive('quotes', aQuote());
    const answered = await arrive('quotes', aQuote());
    const claimed = await arrive('quotes', aQuote());
    const late = [suspect, binned, answered, claimed];
    await change('DELETE', binned);
    await change('PATCH', answered, { status: 'contacted' });
    await change('POST', `${claimed}/claim`);
    await change('PATCH', suspect, { status: 'new' });
    await change('POST', `${binned}/restore`);
    await change('PATCH', answered, { status: 'new' });
    await change('PATCH', claimed, { ownerId: null });
    await leads.database.query(
      `UPDATE leads SET unclaimed_since = $1 WHERE unclaimed_since > now() - interval '1 minute'`,
      [minuteLater(90)],
    );

    await sweepAt(minuteLater(91));
    expect(await Promise.all(late.map(stepsOf))).toEqual([[], [], [], []]);
    await sweepAt(minuteLater(120));
    expect(await Promise.all(late.map(stepsOf))).toEqual([[1], [1], [1], [1]]);
  });

  it('follows what owners set: minutes, addresses, on and off', async () => {
    const steps = [10, 20, 30].map((afterMinutes) => ({
      afterMinutes,
      email: `after${afterMinutes}@firm.test`,
    }));
    expect(await read()).toMatchObject({
      enabled: true,
      steps: [30, 60, 90].map((afterMinutes) => ({ afterMinutes, email: null })),
    });

    for (const [bad, field] of [
      [{ enabled: true, steps: steps.toReversed() }, 'steps'],
      [{ enabled: true, steps: steps.slice(1) }, 'steps'],
      [{ enabled: true, steps: [{ afterMinutes: 1.5, email: null }, ...steps.slice(1)] }, 'steps'],
      [{ enabled: true, steps: [{ afterMinutes: 5, email: 'nobody' }, ...steps.slice(1)] }, 'steps'],
      [{ enabled: 'yes', steps }, 'enabled'],
    ] as const) {
      const answer = await put(bad);
      expect(answer.status).toBe(400);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
    }
    expect((await put({ enabled: false, steps })).status).toBe(200);
    const id = await arrive('quotes', aQuote());
    await sweepAt(new Date('2031-11-26T12:00:00-05:00'));
    expect(await stepsOf(id)).toEqual([]);
    await put({ enabled: true, steps });
    expect(await read()).toMatchObject({ enabled: true, steps });
    await sweepAt(new Date(friday.getTime() + 14 * minuteMs));

    expect(await stepsOf(id)).toEqual([1]);
    expect(await asked(id)).toEqual([['unclaimed', 'after10@firm.test']]);
    await sweepAt(new Date('2031-11-26T12:00:00-05:00'));
    expect(await asked(id)).toHaveLength(3);
    const before = await arrive('contact', aContact(), new Date(Date.now() - 86_400_000));
    await sweepAt(new Date('2031-11-26T12:00:00-05:00'));
    expect(await stepsOf(before)).toEqual([]);

    // No step is taken for old leads, such as those of a restored backup.
    const old = await arrive('contact', aContact());
    await sweepAt(new Date(friday.getTime() + 31 * 86_400_000));
    expect(await stepsOf(old)).toEqual([]);
  });
});
