import type { INestApplication } from '@nestjs/common';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { LeadStatus } from '../src/model/lead-status.js';
import { RetentionSweep } from '../src/inbox/retention/retention-sweep.js';
import { onlyByHand } from '@sandhill/testing/by-hand.ts';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';
import { Visits } from './support/visits.js';

describe('the retention of leads', () => {
  let leads: Leads;
  let worker: INestApplication;
  let owner: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    worker = await leads.startWorker();
    await onlyByHand(worker, RetentionSweep);
    owner = new Desk(leads, 'ada', undefined, 'owner');
  });

  afterAll(() => leads.stopAll());

  const sweep = () => worker.get(RetentionSweep, { strict: false }).run();
  const lead = async (kind: 'quote' | 'contact', status: LeadStatus, months: number) => {
    const [path, body] = kind === 'quote' ? ['quotes', aQuote()] : ['contact', aContact()];
    const { id, reference } = (await post(`${leads.url}/api/${path}`, body)).body;
    await leads.database.query(
      `UPDATE leads SET status = $2, waiting_since = CASE WHEN $2 = 'new' THEN now() END, created_at = now() - $3 * interval '1 month' - interval '1 day' WHERE id = $1`,
      [id, status, months],
    );
    return reference;
  };
  const kept = async () => (await owner.list('?limit=200')).leads.map(({ reference }) => reference).sort();
  const preview = async (query: string) => (await owner.ask('GET', `/retention/preview?${query}`)).body;

  it('erases lost, spam and all leads after their months, as the preview says', async () => {
    const oldLost = await lead('quote', 'lost', 6);
    const oldSpam = await lead('contact', 'spam', 7);
    const young = await lead('contact', 'lost', 5);
    const won = await lead('quote', 'won', 30);
    const ancient = await lead('contact', 'contacted', 36);
    const off = { lostAndSpamMonths: null, allMonths: null };
    expect((await owner.ask('GET', '/retention')).body).toEqual({ ...off, revision: 0 });
    await sweep();
    expect(await kept()).toHaveLength(5);

    expect(await preview('')).toEqual({ count: 0 });
    expect(await preview('lostAndSpamMonths=6')).toEqual({ count: 2 });
    expect(await preview('lostAndSpamMonths=6&allMonths=36')).toEqual({ count: 3 });
    const set = { lostAndSpamMonths: 6, allMonths: 36 };
    expect(await owner.ask('PUT', '/retention', set)).toEqual({ status: 200, body: { ...set, revision: 1 } });
    await sweep();

    expect(await kept()).toEqual([young, won].sort());
    expect([oldLost, oldSpam, ancient]).not.toEqual(expect.arrayContaining(await kept()));
    expect((await owner.ask('GET', '/retention')).body).toEqual({ ...set, revision: 1 });
    const events = await leads.database.getRepository(AuditEvent).find({ order: { at: 'ASC' } });
    expect(events.map(({ actor, action, details }) => [actor, action, details])).toEqual([
      ['user', 'retention_changed', set],
      ...Array.from({ length: 3 }, () => ['system', 'lead_erased', { cause: 'retention' }]),
    ]);

    await owner.ask('PUT', '/retention', off);
    await lead('quote', 'lost', 100);
    await sweep();
    expect(await kept()).toHaveLength(3);
  });

  it('waits for a visit that is booked and an answer that is planned', async () => {
    const visits = new Visits(leads);
    await visits.set();
    const visitor = await visits.booked();
    const answered = await visits.visitor();
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    await owner.ask('POST', `/${answered.id}/messages`, { text: 'See you.', language: 'en', sendAt });
    const both = [visitor.reference, answered.reference];
    await leads.database.query(
      `UPDATE leads SET created_at = now() - interval '2 years' WHERE reference = ANY ($1)`,
      [both],
    );
    await owner.ask('PUT', '/retention', { lostAndSpamMonths: null, allMonths: 12 });

    await sweep();
    expect(await kept()).toEqual(expect.arrayContaining(both));
    await leads.database.query(`UPDATE visits SET starts_at = now() - interval '2 days'`);
    await leads.database.query('UPDATE lead_messages SET held_at = now()');
    await sweep();

    for (const reference of both) expect(await kept()).not.toContain(reference);
  });

  it('leaves nothing of what was said and done', async () => {
    const reference = await lead('quote', 'new', 0);
    const { id } = await owner.read(reference);
    await owner.call('POST', `/${id}/messages`, { text: 'Yes.', language: 'en' });
    await owner.call('POST', `/${id}/notes`, { text: 'Good.' });
    const tables = ['lead_messages', 'lead_notes', 'lead_history', 'deliveries'];
    const rows = async () => {
      const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE lead_id = $1)::integer`);
      const [row] = await leads.database.query(`SELECT ARRAY[${counts.join(', ')}] AS counts`, [id]);
      return (row as { counts: number[] }).counts;
    };
    expect(await rows()).toEqual([1, 1, 4, 3]);

    expect((await owner.call('POST', `/${id}/erase`)).status).toBe(204);

    expect(await rows()).toEqual([0, 0, 0, 0]);
  });

  it('leaves no IP address of a visitor who withdrew their request', async () => {
    const { id, page } = (await post(`${leads.url}/api/quotes`, aQuote())).body;
    const token = page?.split('/').at(-1);
    await fetch(`${leads.url}/api/visitor-pages/${token}/withdrawal`, { method: 'POST' });
    const addresses = async () => {
      const where = { subjectId: id };
      const events = await leads.database.getRepository(AuditEvent).find({ where, order: { at: 'ASC' } });
      return events.map(({ actor, address }) => [actor, address]);
    };
    expect(await addresses()).toEqual([['visitor', expect.stringMatching(/\d/)]]);

    await owner.call('POST', `/${id}/erase`);

    expect(await addresses()).toEqual([
      ['visitor', null],
      ['user', expect.any(String)],
    ]);
  });

  it.each([
    [{ lostAndSpamMonths: 0, allMonths: null }, 'lostAndSpamMonths'],
    [{ lostAndSpamMonths: null, allMonths: 241 }, 'allMonths'],
    [{ lostAndSpamMonths: 1.5, allMonths: null }, 'lostAndSpamMonths'],
    [{ lostAndSpamMonths: '6', allMonths: null }, 'lostAndSpamMonths'],
    [{ allMonths: 6 }, 'lostAndSpamMonths'],
  ])('is not %j', async (body, field) => {
    const wrong = { status: 400, body: { fields: { [field]: { code: 'out_of_range' } } } };

    expect(await owner.ask('PUT', '/retention', body)).toMatchObject(wrong);
  });

  it('is not previewed for nonsense', async () => {
    expect((await owner.ask('GET', '/retention/preview?allMonths=soon')).status).toBe(400);
  });
});
