import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Lets pictures of crew wait for an approval. Meanwhile they count as deleted, so that a process of the previous
 * version does not show them to visitors either. Such a process cannot restore them.
 */
export class WaitForApproval1765400000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE project_images
        ADD COLUMN waiting_since timestamptz(3),
        ADD CONSTRAINT "CK_project_images_waiting" CHECK (waiting_since IS NULL OR deleted_at IS NOT NULL);
      CREATE INDEX "IX_project_images_waiting_order" ON project_images (display_order, created_at, id)
        WHERE waiting_since IS NOT NULL;
      CREATE TABLE library_settings (
        id smallint NOT NULL DEFAULT 1,
        crew_waits boolean NOT NULL DEFAULT false,
        CONSTRAINT "PK_library_settings" PRIMARY KEY (id),
        CONSTRAINT "CK_library_settings_id" CHECK (id = 1)
      )`);
  }
}
