import { jest } from '@jest/globals';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import type { Client } from 'pg';
import { InboxRepository } from '../src/inbox/inbox.repository.js';
import { LeadListRepository, type LeadQuery } from '../src/inbox/list/lead-list.repository.js';
import { SearchTextsRepository } from '../src/inbox/search/search-texts.repository.js';
import {
  byPromise,
  claimedByMail,
  myDay,
  oldestFirst,
  unclaimed,
  withoutOwner,
} from '../src/inbox/list/lead-order.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { ofEachHook, type WebHookChannel } from '../src/hooks/web-hook.channel.js';
import { ChatNoticesRepository } from '../src/mail/notifications/chat-notices.repository.js';
import { SuspectsRepository } from '../src/mail/notifications/suspects.repository.js';
import { createTestDatabase, withDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { Leads } from './support/start-leads.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Returns the tables that a plan scans sequentially. */
function sequentialScans({ 'Node Type': node, 'Relation Name': table, Plans: below = [] }: Plan): string[] {
  return [...(node === 'Seq Scan' && table ? [table] : []), ...below.flatMap(sequentialScans)];
}

const id = '019aa000-0000-7000-8000-000000000001';
const ownerId = '019aa000-0000-7000-8000-0000000000bb';
/** Tables that stay small: reading them whole is the fastest way. */
const small = ['mail_settings', 'staff_members', 'stale_leads'];
const today = new Date().toISOString().slice(0, 10);
const sixtyDaysAgo = () => {
  const quote = new Date(Date.now() - 60 * 86_400_000);
  return { quote, contact: quote };
};

const common = (
  kind: string,
) => `'${kind}', upper(md5('${kind}' || n)), 'Ann ' || n, 'p' || n || '@visitor.test', repeat('The zone by the pool stays dry. ', 25), 'en',
  (ARRAY['new', 'contacted', 'won', 'lost', 'spam'])[1 + n % 5],
  CASE WHEN n % 5 = 0 THEN now() - n * interval '9 minutes' END, now() - n * interval '9 minutes',
  CASE WHEN n % 100 = 0 THEN now() END, CASE WHEN n % 3 > 0 THEN now() END, CASE WHEN n % 3 = 0 THEN now() END,
  CASE WHEN n % 50 = 0 THEN '${ownerId}'::uuid END, CASE WHEN n % 7 = 0 THEN current_date + n % 30 END`;

async function fill(database: Client): Promise<void> {
  const columns = `kind, reference, name, email, message, language, status, waiting_since, created_at, deleted_at,
    claimed_at, unclaimed_since, owner_id, follow_up_on`;
  await database.query(`
    INSERT INTO leads (${columns}, phone, address, services, area_match)
    SELECT ${common('quote')}, '239 555 0101', n || ' Gulf Shore Blvd', ARRAY['lighting'], 'served'
    FROM generate_series(1, 12000) AS n`);
  await database.query(`
    INSERT INTO leads (${columns}, subject) SELECT ${common('contact')}, 'Palms' FROM generate_series(1, 12000) AS n`);
  await database.query(`
    INSERT INTO deliveries (channel, kind, lead_id, recipient, state, sent_at)
    SELECT 'mail', 'office_' || kind, id, 'office', 'sent', now() FROM leads`);
  await database.query(`
    INSERT INTO lead_photos (lead_id, position, state, type, width, height, storage_key)
    SELECT id, 0, 'stored', 'image/jpeg', 9, 9, id FROM leads`);
  await database.query(`
    INSERT INTO lead_notes (lead_id, author, text) SELECT id, 'ann', 'Called.' FROM leads;
    INSERT INTO lead_messages (lead_id, author, text, language) SELECT id, 'ann', 'Thank you.', 'en' FROM leads;
    INSERT INTO chat_sessions (secret_hash, language, lead_id) SELECT 'x', 'en', id FROM leads;
    INSERT INTO chat_messages (session_id, position, role, content) SELECT id, 1, 'visitor', 'Hello.' FROM chat_sessions`);
}

describe('the list of many leads', () => {
  let leads: Leads;

  beforeAll(async () => {
    const database = await createTestDatabase('large');
    leads = await Leads.start({ database });
    // The service's own connections give a statement 16 s, which is too short for these on a busy machine.
    await withDatabase(database, fill);
    const texts = new SearchTextsRepository(leads.database);
    while ((await texts.write(1_000)) > 0);
    // Autovacuum may keep pages from being marked as all-visible for a short time.
    await waitUntil('vacuumed tables', async () => {
      await leads.database.query('VACUUM ANALYZE');
      const pending: unknown[] = await leads.database.query(
        `SELECT FROM pg_class WHERE relname = 'leads' AND relallvisible < relpages`,
      );
      return pending.length === 0;
    });
  });

  afterAll(() => leads.stopAll());

  /** Returns the large tables that PostgreSQL scans sequentially for a query of the repository. */
  const scannedTables = async (query: (inbox: InboxRepository) => Promise<unknown>) => {
    const logged = jest.spyOn(leads.database.logger, 'logQuery');
    await query(leads.app.get(InboxRepository, { strict: false }));
    const queries = logged.mock.calls
      .map(([sql, parameters]) => [sql, parameters as unknown[] | undefined] as const)
      .filter(([sql]) => !/^(?:START|COMMIT)/.test(sql));
    logged.mockRestore();
    expect(queries).not.toEqual([]);
    const plans = await Promise.all(queries.map(([sql, parameters]) => planOf(sql, parameters)));
    return plans.flatMap(sequentialScans).filter((table) => !small.includes(table));
  };
  const planOf = async (sql: string, parameters?: unknown[]) => {
    const [row] = await leads.database.query(`EXPLAIN (FORMAT JSON) ${sql}`, parameters);
    return (row as { 'QUERY PLAN': Array<{ Plan: Plan }> })['QUERY PLAN'][0]!.Plan;
  };

  const list = () => leads.app.get(LeadListRepository, { strict: false });
  const counts = async () => {
    await list().countByStatus();
    await list().countEach({
      late: { filter: { lateSince: sixtyDaysAgo() } },
      mine: { filter: { ownerId, statuses: ['new', 'contacted'] } },
      unclaimed: { order: unclaimed },
      claimedByMail: { order: claimedByMail },
      withoutOwner: { order: withoutOwner },
      myDay: { order: myDay({ userId: ownerId, today }) },
    });
  };
  const queries: Array<[name: string, filter: Partial<LeadQuery>]> = [
    ['the first page', {}],
    ['a later page', { after: { stretch: 0, key: '2026-10-01T00:00:00.000000Z', id } }],
    ['one kind', { kind: 'contact' }],
    ['one status', { statuses: ['spam'] }],
    ['several statuses', { statuses: ['new', 'won'] }],
    ['the bin', { bin: true }],
    ['a frequent text', { text: 'visitor' }],
    ['a rare text', { text: 'p5999@visitor' }],
    ['an unknown text', { text: 'heron creek' }],
    ['a text within a status', { text: 'gulf shore', kind: 'quote', statuses: ['won'] }],
    ['a text within the bin', { text: 'p500@', bin: true }],
    ['the oldest', { order: oldestFirst }],
    ['leads by promise', { order: byPromise }],
    [
      'the follow-ups of a later page',
      { order: byPromise, after: { stretch: 1, key: '2026-10-01T00:00:00.000000Z', id } },
    ],
    ['my day', { order: myDay({ userId: ownerId, today }) }],
    ['late leads', { lateSince: sixtyDaysAgo() }],
    ["one owner's leads", { ownerId }],
  ];

  it.each(queries)('scans no table for %s', async (_name, filter) => {
    expect(await scannedTables((inbox) => inbox.listLeads({ limit: 50, ...filter }))).toEqual([]);
  });

  it('scans no table for one lead', async () => {
    expect(await scannedTables((inbox) => inbox.read([id]))).toEqual([]);
  });

  it('scans no table for the counts', async () => {
    expect(await scannedTables(counts)).toEqual([]);
  });

  it('scans no mails for what a worker looks for every ten seconds', async () => {
    const scanned = await scannedTables(async () => {
      await new SuspectsRepository(leads.database).addDigest();
      await new ChatNoticesRepository(leads.database).notifyOffice();
      const hooks = { name: 'web-hook', keptMs: 1, keptAmong: ofEachHook } as WebHookChannel;
      await new DeliveriesRepository(leads.database, Delivery).purge(hooks);
    });
    expect(scanned).not.toContain('deliveries');
  });

  it('finds the same leads without pg_trgm', async () => {
    const inbox = leads.app.get(InboxRepository, { strict: false });
    const found = async () =>
      (await inbox.listLeads({ text: 'p123@', limit: 10 })).leads.map(({ lead }) => lead.id).sort();
    const before = await found();
    expect(before).toHaveLength(2);

    await leads.database.query('DROP EXTENSION pg_trgm CASCADE');

    expect(await found()).toEqual(before);
  });
});
