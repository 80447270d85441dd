import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the uploader of a picture. Crew may work only with the pictures that they uploaded. */
export class KnowUploader1764000300000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE project_images ADD COLUMN created_by uuid;
      CREATE INDEX "IX_project_images_created_by" ON project_images (created_by)`);
  }
}
