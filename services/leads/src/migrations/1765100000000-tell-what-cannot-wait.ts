import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const noId = `'00000000-0000-0000-0000-000000000000'`;

/** Lets visitors say that a request cannot wait, which notifies the people on call. */
export class TellWhatCannotWait1765100000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leads ADD urgency text, ADD urgent_since timestamptz, ADD urgent_taken_at timestamptz,
        ADD CONSTRAINT "CK_leads_urgency"
          CHECK (urgency IN ('water', 'tree', 'blocked', 'electric', 'other')) NOT VALID,
        ADD CONSTRAINT "CK_leads_urgent_since"
          CHECK ((urgent_since IS NULL OR urgency IS NOT NULL)
            AND (urgent_taken_at IS NULL OR urgent_since IS NOT NULL)) NOT VALID`);
    for (const name of ['CK_leads_urgency', 'CK_leads_urgent_since'])
      await runner.query(`ALTER TABLE leads VALIDATE CONSTRAINT "${name}"`);
    await runner.query(`
      CREATE INDEX "IX_leads_urgent_since" ON leads (urgent_since)
      WHERE urgent_since IS NOT NULL AND urgent_taken_at IS NULL`);
    await runner.query(`
      ALTER TABLE lead_steps ADD ladder text NOT NULL DEFAULT 'unclaimed',
        ADD since timestamptz NOT NULL DEFAULT '-infinity',
        ADD CONSTRAINT "CK_lead_steps_ladder" CHECK (ladder IN ('unclaimed', 'urgent', 'waiting')),
        DROP CONSTRAINT "UQ_lead_steps_lead_id_step",
        ADD CONSTRAINT "UQ_lead_steps_lead_id_ladder_step_since" UNIQUE (lead_id, ladder, step, since)`);
    await runner.query(`
      CREATE TABLE urgent_presses (
        id uuid CONSTRAINT "PK_urgent_presses" PRIMARY KEY DEFAULT uuidv7(),
        key_hash bytea NOT NULL,
        at timestamptz NOT NULL DEFAULT now())`);
    await runner.query('CREATE INDEX "IX_urgent_presses_key_hash_at" ON urgent_presses (key_hash, at)');
    await runner.query('ALTER TABLE deliveries DROP CONSTRAINT "UQ_deliveries_device_id_lead_id_kind"');
    await runner.query(`
      CREATE UNIQUE INDEX "UQ_deliveries_device_id_lead_id_kind" ON deliveries
        (device_id, lead_id, kind, coalesce(source_id, ${noId})) WHERE channel = 'push'`);
  }
}
