import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds a revision, so that a change of a story is refused if someone else has changed the story since it was read. */
export class CountChangesOfStories1766000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN story_revision integer NOT NULL DEFAULT 0');
  }
}
