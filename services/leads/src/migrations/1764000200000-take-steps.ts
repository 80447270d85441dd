import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const before = `'office_quote', 'office_contact', 'visitor_receipt', 'spam_digest', 'reminder', 'late_reminder', 'answer'`;
const added = `'unclaimed', 'still_unclaimed', 'long_unclaimed'`;

/** Adds the escalation steps for leads that no one has claimed. */
export class TakeSteps1764000200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${before}, ${added}`);
    await runner.query(`
      CREATE TABLE lead_steps (
        id uuid NOT NULL DEFAULT uuidv7(),
        quote_id uuid,
        contact_id uuid,
        step smallint NOT NULL,
        taken_at timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz,
        CONSTRAINT "PK_lead_steps" PRIMARY KEY (id),
        CONSTRAINT "UQ_lead_steps_quote_id_step" UNIQUE (quote_id, step),
        CONSTRAINT "UQ_lead_steps_contact_id_step" UNIQUE (contact_id, step),
        CONSTRAINT "FK_lead_steps_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_lead_steps_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_lead_steps_lead" CHECK ((quote_id IS NULL) <> (contact_id IS NULL)),
        CONSTRAINT "CK_lead_steps_step" CHECK (step IN (1, 2, 3))
      )`);
    await runner.query(
      'CREATE INDEX "IX_lead_steps_untold" ON lead_steps (taken_at) WHERE step = 3 AND told_at IS NULL',
    );
    await runner.query(`
      CREATE TABLE lead_step_settings (
        id smallint NOT NULL,
        is_enabled boolean NOT NULL,
        steps jsonb NOT NULL,
        enabled_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_lead_step_settings" PRIMARY KEY (id),
        CONSTRAINT "CK_lead_step_settings_id" CHECK (id = 1)
      )`);
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_kind"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_kind" CHECK (kind IN (${list}))`,
  );
}
