import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const constraints = [
  'PK_quote_photos',
  'FK_quote_photos_quote_id',
  'UQ_quote_photos_quote_id_position',
  'CK_quote_photos_state',
  'CK_quote_photos_type',
  'CK_quote_photos_bytes',
  'CK_quote_photos_storage_key',
];
const indexes = ['IX_quote_photos_next_attempt_at', 'IX_quote_photos_waiting'];

const newName = (name: string) => name.replace('quote_photos', 'lead_photos');

/** Renames the table of quote photos to `lead_photos`, because contacts can have photos too. */
export class PhotosOfLeads1764200010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_photos RENAME TO lead_photos');
    for (const name of constraints)
      await runner.query(`ALTER TABLE lead_photos RENAME CONSTRAINT "${name}" TO "${newName(name)}"`);
    for (const name of indexes) await runner.query(`ALTER INDEX "${name}" RENAME TO "${newName(name)}"`);
    await runner.query(`
      ALTER TABLE lead_photos
        ALTER COLUMN quote_id DROP NOT NULL,
        ADD COLUMN contact_id uuid,
        ADD CONSTRAINT "FK_lead_photos_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        ADD CONSTRAINT "UQ_lead_photos_contact_id_position" UNIQUE (contact_id, position),
        ADD CONSTRAINT "CK_lead_photos_lead" CHECK ((quote_id IS NULL) <> (contact_id IS NULL))`);
    await runner.query('ALTER TABLE contacts ADD COLUMN photos_not_kept smallint NOT NULL DEFAULT 0');
    // The previous release, which may still run, uses this name. A later migration drops the view.
    await runner.query('CREATE VIEW quote_photos AS SELECT * FROM lead_photos');
  }
}
