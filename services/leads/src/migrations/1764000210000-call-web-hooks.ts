import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds web hooks: URLs that receive events about leads. */
export class CallWebHooks1764000210000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE web_hooks (
        id uuid NOT NULL DEFAULT uuidv7(),
        url text NOT NULL,
        secret text NOT NULL,
        events text[] NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        active_since timestamptz NOT NULL DEFAULT now(),
        derived_until timestamptz NOT NULL DEFAULT now(),
        failing_since timestamptz,
        not_before timestamptz,
        given_up_at timestamptz,
        told_at timestamptz,
        last_sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_web_hooks" PRIMARY KEY (id),
        CONSTRAINT "CK_web_hooks_url" CHECK (length(url) <= 2000)
      )`);
    await runner.query(`
      CREATE TABLE web_hook_deliveries (
        id uuid NOT NULL DEFAULT uuidv7(),
        hook_id uuid NOT NULL,
        kind text NOT NULL,
        source_id uuid NOT NULL,
        quote_id uuid,
        contact_id uuid,
        happened_at timestamptz NOT NULL DEFAULT now(),
        state text NOT NULL DEFAULT 'owed',
        is_by_hand boolean NOT NULL DEFAULT false,
        attempts integer NOT NULL DEFAULT 0,
        owed_since timestamptz NOT NULL DEFAULT now(),
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        doubted_at timestamptz,
        claim_number integer NOT NULL DEFAULT 0,
        last_status integer,
        last_error text,
        sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_web_hook_deliveries" PRIMARY KEY (id),
        CONSTRAINT "UQ_web_hook_deliveries_hook_id_source_id" UNIQUE (hook_id, source_id),
        CONSTRAINT "FK_web_hook_deliveries_hook_id" FOREIGN KEY (hook_id) REFERENCES web_hooks (id) ON DELETE CASCADE,
        CONSTRAINT "FK_web_hook_deliveries_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_web_hook_deliveries_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_web_hook_deliveries_state" CHECK (state IN ('owed', 'sending', 'sent', 'failed')),
        CONSTRAINT "CK_web_hook_deliveries_lead" CHECK (
          num_nonnulls(quote_id, contact_id) = CASE kind WHEN 'test' THEN 0 ELSE 1 END)
      )`);
    await runner.query(
      `CREATE INDEX "IX_web_hook_deliveries_next_attempt_at" ON web_hook_deliveries (next_attempt_at) WHERE state = 'owed'`,
    );
    await runner.query(
      `CREATE INDEX "IX_web_hook_deliveries_claimed_until" ON web_hook_deliveries (claimed_until) WHERE state = 'sending'`,
    );
    await runner.query(
      'CREATE INDEX "IX_web_hook_deliveries_hook_id_created_at" ON web_hook_deliveries (hook_id, created_at)',
    );
    for (const column of ['quote_id', 'contact_id'])
      await runner.query(
        `CREATE INDEX "IX_web_hook_deliveries_${column}" ON web_hook_deliveries (${column})`,
      );
  }
}
