import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stories get a revision, with which two people notice that they change the same one. */
export class CountChangesOfStories1766000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN story_revision integer NOT NULL DEFAULT 0');
  }
}
