import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import type { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { DataSource, type MigrationInterface } from 'typeorm';
import { leadsTables } from '../src/leads.tables.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { OneTableOfLeads1764400000000 } from '../src/migrations/1764400000000-one-table-of-leads.js';
import { Lead } from '../src/model/lead.entity.js';

const all = leadsTables.migrations as Array<new () => MigrationInterface>;
const place = all.indexOf(OneTableOfLeads1764400000000);

const open = (url: string, migrations: unknown[]) => {
  const config = { DATABASE_URL: url, DATABASE_POOL: 2 } as DatabaseConfig;
  const tables = { ...leadsTables, migrations } as typeof leadsTables;
  return new DataSource(dataSourceOptions(config, tables)).initialize();
};

/** Returns an id that ends in a number, so that ids sort by their numbers. */
const id = (kind: 'quote' | 'contact', number: number) =>
  `019aa000-0000-7000-${kind === 'quote' ? '8' : '9'}000-${String(number).padStart(12, '0')}`;

/**
 * Adds leads and their rows in other tables as the previous version wrote them: each status, claimed or not, some in
 * the bin.
 */
async function fill(database: DataSource): Promise<void> {
  const state = `(ARRAY['new', 'contacted', 'won', 'lost', 'spam'])[1 + n % 5], now() - n * interval '1 hour',
    CASE WHEN n % 7 = 0 THEN now() END, CASE WHEN n % 2 = 0 THEN now() - n * interval '30 minutes' END`;
  const columns = 'id, reference, name, email, message, language, status, created_at, deleted_at, claimed_at';
  const lead = (kind: 'quote' | 'contact') =>
    `('${id(kind, 0).slice(0, -12)}' || lpad(n::text, 12, '0'))::uuid,
     '${kind === 'quote' ? 'Q' : 'C'}-' || n, 'Ann ' || n, 'ann' || n || '@visitor.test', 'It is dry.', 'en', ${state}`;
  await database.query(`
    INSERT INTO quotes (${columns}, phone, address, services, area_match)
    SELECT ${lead('quote')}, '239 555 0101', '1 Gulf Shore Blvd', '{irrigation}', 'served' FROM generate_series(1, 50) n`);
  await database.query(`
    INSERT INTO contacts (${columns}, subject, is_proof)
    SELECT ${lead('contact')}, 'Palms', n = 7 FROM generate_series(1, 50) n`);
  for (const kind of ['quote', 'contact'])
    await database.query(`
      INSERT INTO lead_photos (${kind}_id, position, type, width, height, bytes)
        SELECT id, 0, 'image/png', 1, 1, 'picture' FROM ${kind}s;
      INSERT INTO lead_notes (${kind}_id, author, text) SELECT id, 'ann', reference FROM ${kind}s;
      INSERT INTO lead_history (${kind}_id, kind, actor, at) SELECT id, 'noted', 'ann', created_at FROM ${kind}s;
      INSERT INTO lead_messages (${kind}_id, author, text, language) SELECT id, 'ann', reference, 'en' FROM ${kind}s;
      INSERT INTO lead_steps (${kind}_id, step) SELECT id, 1 FROM ${kind}s;
      INSERT INTO notifications (kind, ${kind}_id, recipient, status, claimed_until)
        SELECT 'office_${kind}', id, 'office', state, CASE state WHEN 'sending' THEN now() END
        FROM (SELECT id, (ARRAY['owed', 'sending', 'sent', 'failed', 'held'])[1 + substr(reference, 3)::integer % 5] AS state FROM ${kind}s) lead;
      INSERT INTO web_hook_deliveries (hook_id, kind, source_id, ${kind}_id)
        SELECT hook.id, 'lead.created', lead.id, lead.id FROM web_hooks hook, ${kind}s lead;
      INSERT INTO pushes (device_id, kind, ${kind}_id)
        SELECT device.id, 'new_lead', lead.id FROM push_devices device, ${kind}s lead`);
  await database.query(`
    INSERT INTO notifications (kind, recipient) VALUES ('spam_digest', 'office');
    INSERT INTO chat_sessions (secret_hash, language, contact_id) VALUES ('x', 'en', '${id('contact', 1)}'), ('y', 'es', NULL)`);
}

const counts = (manager: DataSource, leads: string) =>
  manager.query(
    `SELECT kind, status, claimed_at IS NULL AS free, deleted_at IS NULL AS there, count(*)::integer AS count
     FROM ${leads} lead GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  );
const belongings = async (
  database: DataSource,
  texts: Record<string, [from: string, lead: string, text: string]>,
) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([name, [from, lead, text]]) => [
        name,
        await database.query(`SELECT ${lead} AS lead, ${text} AS text FROM ${from} ORDER BY 1, 2`),
      ]),
    ),
  ) as Record<string, unknown>;

const ofLeads = (lead: string): Record<string, [string, string, string]> => ({
  photos: ['lead_photos', lead, `encode(bytes, 'escape')`],
  notes: ['lead_notes', lead, 'text'],
  history: ['lead_history', lead, 'kind'],
  messages: ['lead_messages', lead, 'text'],
  steps: ['lead_steps', lead, 'step'],
});

const either = 'coalesce(quote_id, contact_id)';

const readQuote = (database: DataSource, number: number) =>
  database.getRepository(Lead).findOneByOrFail({ id: id('quote', number) });

describe('the upgrade from tables of quotes and contacts to one of leads', () => {
  let url: string;
  let database: DataSource;

  let before: { counts: unknown; belongings: unknown };

  beforeAll(async () => {
    url = await createTestDatabase('upgrade');
    const old = await open(url, all.slice(0, place));
    await old.runMigrations();
    await old.query(`
      INSERT INTO web_hooks (url, secret, events) VALUES ('https://hook.test', 's', '{lead.created}');
      INSERT INTO push_devices (user_id, endpoint, p256dh, auth, language)
      VALUES ('${id('quote', 1)}', 'https://push.test', 'p', 'a', 'en')`);
    await fill(old);
    await old.query(`
      INSERT INTO lead_history (quote_id, kind, details, at) VALUES
        ('${id('quote', 5)}', 'status_changed', '{"from": "spam", "to": "new"}', '2026-11-20T12:00:00Z'),
        ('${id('quote', 15)}', 'released', '{}', '2026-11-21T12:00:00Z')`);
    await old.query(
      `UPDATE quotes SET created_at = '2026-11-19T12:00:00Z' WHERE id IN ('${id('quote', 5)}', '${id('quote', 15)}')`,
    );
    const leads = `(
      SELECT 'quote' AS kind, status, claimed_at, deleted_at FROM quotes
      UNION ALL SELECT 'contact', status, claimed_at, deleted_at FROM contacts)`;
    before = {
      counts: await counts(old, leads),
      belongings: await belongings(old, {
        ...ofLeads(either),
        mails: ['notifications', either, `kind || ' ' || status`],
        hooks: ['web_hook_deliveries', either, 'source_id::text'],
        pushes: ['pushes', either, 'kind'],
        chats: ['chat_sessions', 'contact_id', 'language'],
      }),
    };
    await old.destroy();
    database = await open(url, all);
    await database.runMigrations();
  });

  afterAll(() => database.destroy());

  it('keeps every lead, and everything that belongs to one', async () => {
    expect(await counts(database, 'leads')).toEqual(before.counts);
    expect(
      await belongings(database, {
        ...ofLeads('lead_id'),
        mails: [`deliveries WHERE channel = 'mail'`, 'lead_id', `kind || ' ' || state`],
        hooks: [`deliveries WHERE channel = 'web-hook'`, 'lead_id', 'source_id::text'],
        pushes: [`deliveries WHERE channel = 'push'`, 'lead_id', 'kind'],
        chats: ['chat_sessions', 'lead_id', 'language'],
      }),
    ).toEqual(before.belongings);
    const contact = await database.getRepository(Lead).findOneByOrFail({ id: id('contact', 2) });
    expect(contact).toMatchObject({ kind: 'contact', reference: 'C-2', subject: 'Palms', services: null });
  });

  it('lets new leads wait since their arrival, "not spam" or the bin, and unclaimed ones since their release', async () => {
    expect(await readQuote(database, 5)).toMatchObject({
      waitingSince: new Date('2026-11-20T12:00:00Z'),
      unclaimedSince: new Date('2026-11-20T12:00:00Z'),
    });
    expect(await readQuote(database, 15)).toMatchObject({
      waitingSince: new Date('2026-11-19T12:00:00Z'),
      unclaimedSince: new Date('2026-11-21T12:00:00Z'),
    });
    expect(await readQuote(database, 11)).toMatchObject({ status: 'contacted', waitingSince: null });
    expect(await readQuote(database, 10)).toMatchObject({ status: 'new', unclaimedSince: null });
  });

  it('refuses what a copy of the version before asks, with an error that it answers with 503', async () => {
    const refused = { driverError: { code: '57P03' } };

    for (const table of ['quotes', 'contacts']) {
      await expect(
        database.query(`SELECT id, name FROM ${table} WHERE reference = 'Q-1'`),
      ).rejects.toMatchObject(refused);
      await expect(database.query(`UPDATE ${table} SET status = 'won'`)).rejects.toMatchObject(refused);
      await expect(
        database.query(
          `INSERT INTO ${table} (id, reference, name, message, language) VALUES (DEFAULT, 'Q-x', 'x', 'x', 'en')`,
        ),
      ).rejects.toMatchObject(refused);
    }
  });

  it('takes the outcome of a mail that a worker of the version before is sending, and lets it claim no other', async () => {
    const repository = database.getRepository(Delivery);
    const [sending] = await repository.findBy({ channel: 'mail', state: 'sending' });
    const [owed] = await repository.findBy({ channel: 'mail', state: 'owed' });
    const record = (id: string | undefined, token: number) =>
      database.query(
        `UPDATE notifications SET status = 'sent', sent_at = now(), claimed_until = NULL, attempts = attempts + 1,
           message_id = '<1@firm.test>', last_error = NULL, open_at = NULL
         WHERE id = $1 AND claim_number = $2 AND status = 'sending'`,
        [id, token],
      );

    await record(sending?.id, (sending?.token ?? 0) + 1);
    expect(await repository.findOneBy({ id: sending?.id })).toMatchObject({ state: 'sending' });
    await record(sending?.id, sending?.token ?? 0);
    expect(await repository.findOneBy({ id: sending?.id })).toMatchObject({
      state: 'sent',
      attempts: 1,
      lease: null,
      messageId: '<1@firm.test>',
    });
    await expect(
      database.query(`UPDATE notifications SET status = 'sending', claimed_until = now() WHERE id = $1`, [
        owed?.id,
      ]),
    ).rejects.toMatchObject({ driverError: { code: '57P03' } });
  });
});
