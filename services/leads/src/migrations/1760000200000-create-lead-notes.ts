import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateLeadNotes1760000200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_notes (
        id uuid NOT NULL DEFAULT uuidv7(),
        quote_id uuid,
        contact_id uuid,
        author text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_lead_notes" PRIMARY KEY (id),
        CONSTRAINT "FK_lead_notes_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_lead_notes_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_lead_notes_lead" CHECK ((quote_id IS NULL) <> (contact_id IS NULL))
      )`);
    await runner.query('CREATE INDEX "IX_lead_notes_quote_id" ON lead_notes (quote_id)');
    await runner.query('CREATE INDEX "IX_lead_notes_contact_id" ON lead_notes (contact_id)');
  }
}
