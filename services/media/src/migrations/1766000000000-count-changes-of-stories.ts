import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** A revision lets a second person notice that someone else has changed the story meanwhile. */
export class CountChangesOfStories1766000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN story_revision integer NOT NULL DEFAULT 0');
  }
}
