import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { StepSweep } from '../src/escalation/steps/step-sweep.js';
import { UrgentSteps } from '../src/escalation/steps/urgent-steps.js';
import { ClaimLinks } from '../src/lead-links/claim-links.js';
import { OwedSweep } from '../src/outbox/owed-sweep.js';
import type { VisitorPageResponse } from '../src/visitor-page/visitor-page.response.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { newAddress } from './support/addresses.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { KilledWorker } from './support/killed-worker.js';
import { PushService } from './support/push-service.js';
import { post } from './support/send.js';
import { addStaff } from './support/staff.js';
import { callerId, Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

const owner = 'olga@firm.test';
const ownerId = '019aa000-0000-7000-8000-0000000000d1';
describe('a lead that cannot wait', () => {
  let leads: Leads;
  let worker: INestApplication;
  let webhook: Webhook;
  let device: PushService;

  beforeAll(async () => {
    webhook = new Webhook();
    leads = await Leads.start({
      environment: { ALERT_WEBHOOK_URL: await webhook.open(), WEBHOOK_ALLOW_PRIVATE: '1' },
    });
    await addStaff(
      leads,
      { id: callerId, username: 'ruth', firstName: 'Ruth' },
      { id: ownerId, username: 'olga', email: owner, firstName: 'Olga', role: 'owner' },
    );
    device = await PushService.of(new Desk(leads, 'olga', ownerId, 'owner'));
    worker = await leads.startWorker();
    await onlyByHand(worker, StepSweep);
  });

  afterAll(async () => {
    await leads.stopAll();
    await device.close();
    await webhook.close();
  });

  const arrive = async (lead: object, path = 'quotes', from = newAddress()) => {
    const { body, status } = await post(`${leads.url}/api/${path}`, lead, { 'x-forwarded-for': from });
    expect(status).toBe(201);
    return body;
  };
  const pageUrl = (path: string) => `${leads.url}/api/visitor-pages/${path.split('/').at(-1)}`;
  const page = async (path: string) => {
    const body: unknown = await (await fetch(pageUrl(path))).json();
    return { body: body as VisitorPageResponse };
  };
  const hurry = async (path: string, body: object, from = newAddress()) => {
    const answer = await post(`${pageUrl(path)}/urgency`, body, { 'x-forwarded-for': from });
    return { status: answer.status, body: answer.body as unknown as VisitorPageResponse };
  };
  const sweepAfter = (minutes: number) =>
    worker.get(UrgentSteps, { strict: false }).run(new Date(Date.now() + minutes * 60_000));
  const told = async (leadId: string) => {
    const rows = await leads.database
      .getRepository(Delivery)
      .find({ where: { leadId }, order: { id: 'ASC' } });
    return rows.flatMap(({ channel, kind, recipient }) =>
      kind.includes('urgent') ? [[channel, kind, recipient]] : [],
    );
  };
  const untilSent = (leadId: string) =>
    waitUntil('all sent', async () => {
      const owed = await leads.database.query(
        `SELECT FROM deliveries WHERE lead_id = $1 AND kind LIKE '%urgent' AND state <> 'sent'`,
        [leadId],
      );
      return owed.length === 0;
    });
  const steps = (leadId: string) =>
    leads.database.query(
      `SELECT step FROM lead_steps WHERE lead_id = $1 AND ladder = 'urgent' ORDER BY step`,
      [leadId],
    );
  const rung = (of: readonly string[]) => Promise.all(of.map(async (id) => (await told(id)).length > 0));
  const desk = () => new Desk(leads);

  it('rings at once, after 5 and after 15 minutes, each once, until somebody has it', async () => {
    const lead = await arrive(aQuote({ urgency: 'water' }));

    for (const minutes of [0, 4.9, 5, 14.9, 15, 60])
      await Promise.all([sweepAfter(minutes), sweepAfter(minutes)]);

    expect(await steps(lead.id)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
    expect(await told(lead.id)).toEqual([
      ['mail', 'urgent', owner],
      ['push', 'urgent', null],
      ['mail', 'still_urgent', owner],
      ['push', 'urgent', null],
    ]);
    const [mail] = await leads.mailbox.untilMailTo(owner);
    expect(mail?.subject).toBe(`Can’t wait · Water running · ${lead.reference}`);
    expect(mail?.text).toMatch(/^I have it: \S+\/have-it\//m);
    await waitUntil('the alarm', async () => webhook.received.length > 0);
    expect(webhook.received).toMatchObject([{ cause: 'urgent_unclaimed', count: 1 }]);
    await waitUntil('the push', async () => device.received.length > 0);
    expect(device.received.map(({ message }) => message.title)).toContain(
      'Can’t wait (water running): Naples, irrigation, landscape lighting',
    );

    await desk().call('POST', `/${lead.id}/claim`);
    expect((await desk().read(lead.id)).isUrgent).toBe(false);
  });

  it('stops ringing when it is claimed, and its page names who has it', async () => {
    const lead = await arrive(aContact({ urgency: 'tree' }), 'contact');
    await sweepAfter(0);
    const token = leads.app.get(ClaimLinks, { strict: false }).token(lead.id);
    await fetch(`${leads.url}/api/lead-claims/${token}`, {
      method: 'POST',
      headers: leads.signedInAs('user'),
    });
    await sweepAfter(60);

    expect(await steps(lead.id)).toEqual([{ step: 1 }]);
    expect((await page(lead.page)).body).toMatchObject({
      state: 'claimed',
      by: 'Ruth',
      urgency: 'tree',
      urgentState: 'taken',
    });
  });

  it('rings although the worker is killed and the push service is down, and is claimed on the open page', async () => {
    await leads.stop(worker);
    await leads.database.query('DELETE FROM deliveries');
    device.status = 503;
    const before = { mails: leads.mailbox.to(owner).length, pushes: device.received.length };
    const killed = await KilledWorker.start(leads);
    const lead = await arrive(aQuote({ urgency: 'water' }));
    const countOf = (where: object) =>
      leads.database.getRepository(Delivery).countBy({ leadId: lead.id, kind: 'urgent', ...where });
    await killed.killOnce(async () => (await countOf({ channel: 'mail', state: 'sending' })) > 0);

    await killed.after(async (next) => {
      await onlyByHand(next, OwedSweep);
      await next.get(OwedSweep, { strict: false }).run();
      await waitUntil('the mail', async () => leads.mailbox.to(owner).length > before.mails);
      await waitUntil('the word', async () => (await page(lead.page)).body.urgentState === 'told');
      expect(await countOf({ channel: 'push', state: 'sent' })).toBe(0);
      device.status = 201;
      await leads.database.query(`UPDATE deliveries SET next_attempt_at = now() WHERE channel = 'push'`);
      await next.get(OwedSweep, { strict: false }).run();
      await waitUntil('the push', async () => device.received.length > before.pushes);
      for (const minutes of [4.9, 5, 5, 14.9, 15, 15])
        await next.get(UrgentSteps, { strict: false }).run(new Date(Date.now() + minutes * 60_000));
    });
    worker = await leads.startWorker();
    await onlyByHand(worker, StepSweep);

    expect(await steps(lead.id)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
    await untilSent(lead.id);
    expect(leads.mailbox.to(owner)).toHaveLength(before.mails + 2);
    expect((await told(lead.id)).map(([channel, kind]) => `${channel} ${kind}`).toSorted()).toEqual([
      'mail still_urgent',
      'mail urgent',
      'push urgent',
      'push urgent',
    ]);
    await desk().call('POST', `/${lead.id}/claim`);
    expect((await page(lead.page)).body).toMatchObject({
      state: 'claimed',
      by: 'Ruth',
      urgentState: 'taken',
    });
  });

  it('tells the visitor that the person on call was told only when a server has taken it', async () => {
    const lead = await arrive(aQuote({ urgency: 'electric' }));
    await leads.database.query(
      `UPDATE deliveries SET next_attempt_at = now() + interval '1 hour' WHERE lead_id = $1`,
      [lead.id],
    );
    expect((await page(lead.page)).body).toMatchObject({ urgency: 'electric', urgentState: 'telling' });

    await sweepAfter(0);
    await waitUntil('the word', async () => (await page(lead.page)).body.urgentState === 'told');
    const [taken] = await leads.database.query(
      `SELECT count(*)::integer AS count FROM deliveries
       WHERE lead_id = $1 AND kind = 'urgent' AND state = 'sent'`,
      [lead.id],
    );
    expect(taken.count).toBeGreaterThan(0);
  });

  it('wakes no one for suspected spam, until the office says that it is none', async () => {
    const lead = await arrive(aQuote({ urgency: 'water', website: 'https://x.example' }));
    expect((await hurry(lead.page, { urgency: 'water' })).body.urgentState).toBe('telling');
    await sweepAfter(60);
    expect(await told(lead.id)).toEqual([]);

    await desk().change(lead.id, { status: 'new' });
    await sweepAfter(0);
    expect(await told(lead.id)).toHaveLength(2);
    await desk().call('POST', `/${lead.id}/claim`);
  });

  it('is called by the visitor’s page too, once a day, although somebody had the lead already', async () => {
    const lead = await arrive(aQuote());
    const olga = new Desk(leads, 'olga', ownerId, 'owner');
    await olga.call('POST', `/${lead.id}/claim`);

    expect(await hurry(lead.page, { urgency: 'blocked' })).toMatchObject({
      status: 200,
      body: { urgency: 'blocked', by: 'Olga', urgentState: 'telling' },
    });
    await hurry(lead.page, { urgency: 'other' });
    await sweepAfter(0);
    expect(await told(lead.id)).toHaveLength(2);
    expect(await desk().read(lead.id)).toMatchObject({ urgency: 'blocked', isUrgent: true });

    await untilSent(lead.id);

    // The person who claims an urgent lead becomes its owner.
    await desk().call('POST', `/${lead.id}/claim`);
    await hurry(lead.page, { urgency: 'other' });
    await sweepAfter(60);
    expect(await steps(lead.id)).toEqual([{ step: 1 }]);
    expect((await page(lead.page)).body).toMatchObject({ by: 'Ruth', urgency: 'blocked' });

    await leads.database.query(
      `UPDATE leads SET urgent_since = urgent_since - interval '1 day' WHERE id = $1`,
      [lead.id],
    );
    expect((await hurry(lead.page, { urgency: 'water' })).body.urgency).toBe('water');
    await sweepAfter(0);
    expect(await told(lead.id)).toHaveLength(4);
    await desk().change(lead.id, { status: 'lost' });
    await sweepAfter(60);
    expect(await steps(lead.id)).toEqual([{ step: 1 }, { step: 1 }]);
    expect((await hurry(lead.page, { urgency: 'water' })).body.state).toBe('closed');
  });

  it('rings on when it is given back', async () => {
    const lead = await arrive(aQuote({ urgency: 'water' }));
    await sweepAfter(0);
    await desk().call('POST', `/${lead.id}/claim`);
    await sweepAfter(5);
    await desk().change(lead.id, { ownerId: null });
    await sweepAfter(5);

    expect(await steps(lead.id)).toEqual([{ step: 1 }, { step: 2 }]);
    await desk().call('POST', `/${lead.id}/claim`);
  });

  it('is refused without a known reason, and by a page’s link alone', async () => {
    const { page: path } = await arrive(aQuote());

    expect((await hurry(path, { urgency: 'now' })).status).toBe(400);
    expect((await hurry(path, {})).status).toBe(400);
    expect((await hurry('/q/x', { urgency: 'water' })).status).toBe(403);
    const bad = await post(`${leads.url}/api/quotes`, aQuote({ urgency: 'fire' }));
    expect(bad).toMatchObject({ status: 400, body: { fields: { urgency: { code: 'unknown_urgency' } } } });
  });

  it('is kept from a robot: three calls an hour an address, twelve its network; the leads arrive anyway', async () => {
    const from = newAddress();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(
        (await arrive(aQuote({ urgency: 'water', email: `${randomUUID()}@visitor.test` }), 'quotes', from))
          .id,
      );
    // The worker's own sweep may run at the same time, and each sweep skips rows that the other has locked.
    const rings = async (count: number, of: readonly string[]) => {
      await sweepAfter(0);
      return (await rung(of)).filter(Boolean).length === count;
    };
    await waitUntil('three calls', () => rings(3, ids));

    expect(await rung(ids)).toEqual([true, true, true, false, false]);
    expect(await desk().read(ids[4] ?? '')).toMatchObject({ urgency: 'water', isUrgent: false });
    const { page: path } = await arrive(aQuote());
    expect((await hurry(path, { urgency: 'water' }, from)).status).toBe(429);

    const all = Array.from({ length: 10 }, (_, index) => `192.0.2.${index + 1}`);
    for (const each of all.flatMap((address) => [address, address]))
      ids.push((await arrive(aQuote({ urgency: 'tree' }), 'quotes', each)).id);
    await waitUntil('twelve calls', () => rings(12, ids.slice(5)));
    await sweepAfter(0);
    expect((await rung(ids.slice(5))).filter(Boolean)).toHaveLength(12);
    for (const id of ids) await desk().call('POST', `/${id}/claim`);
  });
});
