import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the hashes of an upload's key and content, by which a repeated upload is recognized. */
export class RecogniseUploads1760000600000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN upload_key text, ADD COLUMN upload_hash text');
    await runner.query('CREATE UNIQUE INDEX "UQ_project_images_upload_key" ON project_images (upload_key)');
  }
}
