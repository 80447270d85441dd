import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const columns = `id, reference, name, email, phone, message, language, page, status, source, first_page, referrer_host, utm,
  heard_from, guide, photos_not_kept, phone_e164, owner_id, follow_up_on, claimed_at, claimed_via, claimed_by, answered_at,
  quoted_cents, job_cents, lost_reason, created_at, deleted_at`;

const searched = `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address, '') || ' ' || coalesce(subject, '') || ' ' || message`;

/** Tables whose rows belong to a lead, always or only sometimes. */
const children = [
  { table: 'lead_photos', isAlways: true },
  { table: 'lead_notes', isAlways: true },
  { table: 'lead_history', isAlways: true },
  { table: 'lead_messages', isAlways: true },
  { table: 'lead_steps', isAlways: true },
  { table: 'notifications', isAlways: false },
  { table: 'pushes', isAlways: false },
  { table: 'web_hook_deliveries', isAlways: false },
];

const noId = `'00000000-0000-0000-0000-000000000000'`;

/**
 * Merges quotes and contacts into one table of leads, with one key in the tables that belong to them. Copies of the
 * previous release that still run answer 503 for leads until they are replaced.
 */
export class OneTableOfLeads1764400000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createLeads(runner);
    await runner.query('DROP VIEW quote_photos');
    for (const child of children) await nameTheLead(runner, child);
    await runner.query(`
      ALTER TABLE chat_sessions DROP CONSTRAINT "FK_chat_sessions_contact_id"`);
    await runner.query('ALTER TABLE chat_sessions RENAME COLUMN contact_id TO lead_id');
    await runner.query(`
      ALTER TABLE chat_sessions RENAME CONSTRAINT "UQ_chat_sessions_contact_id" TO "UQ_chat_sessions_lead_id"`);
    await runner.query(`
      ALTER TABLE chat_sessions ADD CONSTRAINT "FK_chat_sessions_lead_id"
        FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE`);
    await constrain(runner);
    await runner.query('DROP TABLE quotes, contacts');
    await refuseFormerCopies(runner);
    for (const table of ['leads', ...children.map((child) => child.table)])
      await runner.query(`ANALYZE ${table}`);
  }
}

const indexes = [
  '"IX_leads_created_at_id" ON leads (created_at, id)',
  '"IX_leads_deleted_at" ON leads (deleted_at) WHERE deleted_at IS NOT NULL',
  '"IX_leads_status_created_at_id" ON leads (status, created_at, id) INCLUDE (kind) WHERE deleted_at IS NULL',
  '"IX_leads_waiting_since_id" ON leads (waiting_since, id) WHERE waiting_since IS NOT NULL AND deleted_at IS NULL',
  '"IX_leads_phone_e164" ON leads (phone_e164) WHERE phone_e164 IS NOT NULL',
  '"IX_leads_owner_id" ON leads (owner_id, status, created_at, id) WHERE owner_id IS NOT NULL AND deleted_at IS NULL',
  `"IX_leads_follow_up_on" ON leads (follow_up_on, id)
     WHERE status = 'contacted' AND follow_up_on IS NOT NULL AND deleted_at IS NULL`,
  `"IX_leads_unclaimed" ON leads (waiting_since, id)
     WHERE status = 'new' AND claimed_at IS NULL AND deleted_at IS NULL`,
  `"IX_leads_without_owner" ON leads (created_at, id)
     WHERE status IN ('new', 'contacted') AND owner_id IS NULL AND deleted_at IS NULL`,
  '"IX_leads_is_proof" ON leads (created_at) WHERE is_proof',
  '"IX_leads_mailbox" ON leads (lower(email))',
];

async function createLeads(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE leads (
      id uuid NOT NULL DEFAULT uuidv7(),
      kind text NOT NULL,
      reference text NOT NULL,
      name text NOT NULL,
      email text,
      message text NOT NULL,
      phone text,
      address text,
      services text[],
      area_match text,
      area_name text,
      subject text,
      is_proof boolean NOT NULL DEFAULT false,
      language text NOT NULL,
      page text,
      status text NOT NULL DEFAULT 'new',
      waiting_since timestamptz DEFAULT now(),
      source text NOT NULL DEFAULT 'site',
      first_page text,
      referrer_host text,
      utm jsonb,
      heard_from text,
      guide text[] NOT NULL DEFAULT '{}',
      photos_not_kept smallint NOT NULL DEFAULT 0,
      phone_e164 text,
      owner_id uuid,
      follow_up_on date,
      claimed_at timestamptz,
      claimed_via text,
      claimed_by text,
      unclaimed_since timestamptz DEFAULT now(),
      answered_at timestamptz,
      quoted_cents integer,
      job_cents integer,
      lost_reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CONSTRAINT "PK_leads" PRIMARY KEY (id),
      CONSTRAINT "UQ_leads_reference" UNIQUE (reference),
      CONSTRAINT "CK_leads_kind" CHECK (kind IN ('quote', 'contact')),
      CONSTRAINT "CK_leads_quote" CHECK (
        kind <> 'quote' OR services IS NOT NULL AND area_match IS NOT NULL AND subject IS NULL AND NOT is_proof),
      CONSTRAINT "CK_leads_contact" CHECK (
        kind <> 'contact' OR subject IS NOT NULL AND num_nonnulls(address, services, area_match, area_name) = 0),
      CONSTRAINT "CK_leads_status" CHECK (status IN ('new', 'contacted', 'won', 'lost', 'spam')),
      CONSTRAINT "CK_leads_waiting_since" CHECK (CASE status
        WHEN 'new' THEN waiting_since IS NOT NULL WHEN 'contacted' THEN true ELSE waiting_since IS NULL END),
      CONSTRAINT "CK_leads_unclaimed_since" CHECK ((claimed_at IS NULL) = (unclaimed_since IS NOT NULL)),
      CONSTRAINT "CK_leads_language" CHECK (language IN ('en', 'es')),
      CONSTRAINT "CK_leads_area_match" CHECK (area_match IN ('served', 'nearby', 'outside', 'unknown')),
      CONSTRAINT "CK_leads_source" CHECK (source IN ('site', 'call', 'walk-in', 'referral', 'other')),
      CONSTRAINT "CK_leads_claimed_via" CHECK (claimed_via IN ('page', 'mail', 'push', 'answer')),
      CONSTRAINT "CK_leads_lost_reason" CHECK (
        lost_reason IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', 'other')),
      CONSTRAINT "CK_leads_cents" CHECK (quoted_cents >= 0 AND job_cents >= 0)
    )`);
  await copyLeads(runner, 'quote', 'address, services, area_match, area_name');
  await copyLeads(runner, 'contact', 'subject, is_proof');
  for (const index of indexes) await runner.query(`CREATE INDEX ${index}`);
  const trigrams: unknown[] = await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  if (trigrams.length > 0)
    await runner.query(`CREATE INDEX "IX_leads_text" ON leads USING gin ((${searched}) gin_trgm_ops)`);
}

/**
 * Copies the leads of one kind. A new lead has been waiting since it arrived, stopped being spam or left the bin,
 * whichever was last. An unclaimed lead has been unclaimed since it arrived, became new, left the bin or lost its
 * claim, whichever was last.
 */
async function copyLeads(runner: QueryRunner, kind: string, own: string): Promise<void> {
  const latest = (events: string) => `
    greatest(created_at, (SELECT max(at) FROM lead_history e WHERE e.${kind}_id = lead.id AND (${events})))`;
  const becameNew = `e.kind = 'status_changed' AND e.details ->> 'to' = 'new'`;
  await runner.query(`
    INSERT INTO leads (kind, ${columns}, ${own}, waiting_since, unclaimed_since)
    SELECT '${kind}', ${columns}, ${own},
           CASE WHEN status = 'new' THEN ${latest(`e.kind = 'restored' OR ${becameNew} AND e.details ->> 'from' = 'spam'`)} END,
           CASE WHEN claimed_at IS NULL THEN ${latest(`e.kind IN ('restored', 'released') OR ${becameNew}`)} END
    FROM ${kind}s lead`);
}

async function nameTheLead(
  runner: QueryRunner,
  { table, isAlways }: { table: string; isAlways: boolean },
): Promise<void> {
  await runner.query(`ALTER TABLE ${table} ADD COLUMN lead_id uuid`);
  await runner.query(
    `UPDATE ${table} SET lead_id = coalesce(quote_id, contact_id) WHERE num_nonnulls(quote_id, contact_id) > 0`,
  );
  // `CASCADE` also drops the constraints and indexes of these columns.
  await runner.query(`ALTER TABLE ${table} DROP COLUMN quote_id CASCADE, DROP COLUMN contact_id CASCADE`);
  await runner.query(`
    ALTER TABLE ${table} ${isAlways ? 'ALTER COLUMN lead_id SET NOT NULL,' : ''}
      ADD CONSTRAINT "FK_${table}_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE`);
}

async function constrain(runner: QueryRunner): Promise<void> {
  for (const change of [
    'lead_photos ADD CONSTRAINT "UQ_lead_photos_lead_id_position" UNIQUE (lead_id, position)',
    'lead_steps ADD CONSTRAINT "UQ_lead_steps_lead_id_step" UNIQUE (lead_id, step)',
    'pushes ADD CONSTRAINT "UQ_pushes_device_id_lead_id_kind" UNIQUE (device_id, lead_id, kind)',
    `pushes ADD CONSTRAINT "CK_pushes_lead" CHECK ((kind = 'test') = (lead_id IS NULL))`,
    `web_hook_deliveries ADD CONSTRAINT "CK_web_hook_deliveries_lead" CHECK ((kind = 'test') = (lead_id IS NULL))`,
    `notifications ADD CONSTRAINT "CK_notifications_lead" CHECK (CASE kind
       WHEN 'spam_digest' THEN lead_id IS NULL WHEN 'office_chat' THEN true ELSE lead_id IS NOT NULL END)`,
  ])
    await runner.query(`ALTER TABLE ${change}`);
  for (const table of ['lead_notes', 'lead_history', 'lead_messages', 'pushes', 'web_hook_deliveries'])
    await runner.query(`CREATE INDEX "IX_${table}_lead_id" ON ${table} (lead_id)`);
  await runner.query(`
    CREATE UNIQUE INDEX "UQ_notifications_lead_id_kind_recipient"
    ON notifications (lead_id, kind, recipient, coalesce(answer_id, chat_message_id, ${noId}))`);
}

/**
 * Makes queries of the previous release on its two tables fail with "cannot connect now", which it answers with 503.
 * Otherwise it could show leads by outdated rules, or add leads that this release does not see.
 */
async function refuseFormerCopies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION refuse_former_version() RETURNS boolean LANGUAGE plpgsql STABLE AS $$ BEGIN
      RAISE EXCEPTION 'this copy is of a version before the database''s' USING ERRCODE = 'cannot_connect_now';
    END $$`);
  await runner.query(`
    CREATE FUNCTION refuse_former_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM refuse_former_version();
      RETURN NULL;
    END $$`);
  for (const table of ['quotes', 'contacts']) {
    await runner.query(`CREATE VIEW ${table} AS SELECT * FROM leads WHERE refuse_former_version()`);
    await runner.query(`
      CREATE TRIGGER refuse_former_change INSTEAD OF INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION refuse_former_change()`);
  }
}
