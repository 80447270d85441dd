import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * The tables whose changes make a lead's search text outdated: name, events of the trigger, and SQL for the lead's id.
 */
const sources = [
  [
    'leads',
    'INSERT OR UPDATE OF reference, name, email, phone, phone_e164, address, subject, message',
    'NEW.id',
  ],
  ['lead_notes', 'INSERT OR UPDATE', 'NEW.lead_id'],
  ['lead_messages', 'INSERT OR UPDATE', 'NEW.lead_id'],
  ['chat_sessions', 'INSERT OR UPDATE OF lead_id', 'NEW.lead_id'],
  ['chat_messages', 'INSERT', '(SELECT lead_id FROM chat_sessions WHERE id = NEW.session_id)'],
] as const;

/**
 * Makes every word of a lead, its notes, messages and conversation searchable. Triggers mark changed leads, also those
 * that the previous release changes while it still runs. A sweep writes the texts, the first time those of all leads. A
 * mail may name the event that causes it.
 */
export class SearchEveryWord1764500000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner);
    await createTriggers(runner);
    await runner.query('INSERT INTO stale_leads (lead_id) SELECT id FROM leads');
    // The index made every insert slower. The previous release, which may still run, can search without it.
    await runner.query('DROP INDEX IF EXISTS "IX_leads_text"');
    await runner.query('ANALYZE stale_leads');
    // A lead that is assigned to the same person twice queues two mails, so a mail may also name its lead event.
    await indexMails(runner, 'answer_id, chat_message_id, source_id');
  }
}

async function createTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE lead_search (
      lead_id uuid NOT NULL,
      text text NOT NULL,
      CONSTRAINT "PK_lead_search" PRIMARY KEY (lead_id),
      CONSTRAINT "FK_lead_search_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE)`);
  await runner.query(`
    CREATE TABLE stale_leads (
      lead_id uuid NOT NULL,
      marked_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "PK_stale_leads" PRIMARY KEY (lead_id),
      CONSTRAINT "FK_stale_leads_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE)`);
  // Removes case and accents, both in stored texts and in searches.
  await runner.query(`
    CREATE FUNCTION search_folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$`);
  const trigrams: unknown[] = await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  if (trigrams.length > 0)
    await runner.query('CREATE INDEX "IX_lead_search_text" ON lead_search USING gin (text gin_trgm_ops)');
}

async function createTriggers(runner: QueryRunner): Promise<void> {
  for (const [table, events, lead] of sources) {
    // The update locks an existing mark, so that the sweep does not handle it before this change is committed.
    await runner.query(`
      CREATE FUNCTION mark_stale_by_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO stale_leads (lead_id) SELECT lead_id FROM (SELECT ${lead} AS lead_id) AS changed
          WHERE lead_id IS NOT NULL
          ON CONFLICT (lead_id) DO UPDATE SET marked_at = now();
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER "mark_stale" AFTER ${events} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION mark_stale_by_${table}()`);
  }
}

async function indexMails(runner: QueryRunner, causes: string): Promise<void> {
  await runner.query('DROP INDEX "UQ_deliveries_lead_id_kind_recipient"');
  await runner.query(`
    CREATE UNIQUE INDEX "UQ_deliveries_lead_id_kind_recipient" ON deliveries
      (lead_id, kind, recipient, coalesce(${causes}, '00000000-0000-0000-0000-000000000000'))
    WHERE channel = 'mail'`);
}
