import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateBin1760000400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "IX_project_images_deleted_at" ON project_images (deleted_at, id)
      WHERE deleted_at IS NOT NULL`);
    await runner.query('ALTER TABLE images ADD COLUMN used_at timestamptz(3) NOT NULL DEFAULT now()');
    await runner.query(`
      CREATE TABLE image_erasures (
        key text NOT NULL,
        due_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_image_erasures" PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX "IX_image_erasures_due_at" ON image_erasures (due_at)');
  }
}
