import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const tables = ['quotes', 'contacts'] as const;

const added = `
  ADD COLUMN source text NOT NULL DEFAULT 'site',
  ADD COLUMN first_page text,
  ADD COLUMN referrer_host text,
  ADD COLUMN utm jsonb,
  ADD COLUMN heard_from text,
  ADD COLUMN phone_e164 text,
  ADD COLUMN owner_id uuid,
  ADD COLUMN follow_up_on date,
  ADD COLUMN claimed_at timestamptz,
  ADD COLUMN claimed_via text,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN quoted_cents integer,
  ADD COLUMN job_cents integer,
  ADD COLUMN lost_reason text`;

/** Adds the origin, claim, owner, follow-up and value of a lead, its history, and the copied list of staff. */
export class CarryLeads1764000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`
        ALTER TABLE ${table} ${added},
          ADD CONSTRAINT "CK_${table}_source" CHECK (source IN ('site', 'call', 'walk-in', 'referral', 'other')),
          ADD CONSTRAINT "CK_${table}_claimed_via" CHECK (claimed_via IN ('page', 'mail', 'push', 'answer')),
          ADD CONSTRAINT "CK_${table}_lost_reason" CHECK (
            lost_reason IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', 'other')),
          ADD CONSTRAINT "CK_${table}_cents" CHECK (quoted_cents >= 0 AND job_cents >= 0)`);
      await runner.query(
        `CREATE INDEX "IX_${table}_phone_e164" ON ${table} (phone_e164) WHERE phone_e164 IS NOT NULL`,
      );
      await runner.query(
        `CREATE INDEX "IX_${table}_owner_id" ON ${table} (owner_id) WHERE owner_id IS NOT NULL`,
      );
      await runner.query(
        `CREATE INDEX "IX_${table}_follow_up_on" ON ${table} (follow_up_on) WHERE follow_up_on IS NOT NULL`,
      );
      await runner.query(`CREATE INDEX "IX_${table}_mailbox" ON ${table} (lower(email))`);
    }
    await createHistory(runner);
    await runner.query(`
      CREATE TABLE staff_members (
        id uuid NOT NULL,
        username text NOT NULL,
        email text,
        role text NOT NULL,
        is_active boolean NOT NULL,
        CONSTRAINT "PK_staff_members" PRIMARY KEY (id)
      )`);
  }
}

async function createHistory(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE lead_history (
      id uuid NOT NULL DEFAULT uuidv7(),
      quote_id uuid,
      contact_id uuid,
      kind text NOT NULL,
      actor text,
      details jsonb NOT NULL DEFAULT '{}',
      at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "PK_lead_history" PRIMARY KEY (id),
      CONSTRAINT "FK_lead_history_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
      CONSTRAINT "FK_lead_history_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
      CONSTRAINT "CK_lead_history_lead" CHECK ((quote_id IS NULL) <> (contact_id IS NULL))
    )`);
  await runner.query('CREATE INDEX "IX_lead_history_quote_id" ON lead_history (quote_id)');
  await runner.query('CREATE INDEX "IX_lead_history_contact_id" ON lead_history (contact_id)');
  await runner.query('CREATE INDEX "IX_lead_history_at" ON lead_history (at)');
}
