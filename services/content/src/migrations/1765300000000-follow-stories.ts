import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds a copy of media's stories, and the revision of the stories that a page set shows. */
export class FollowStories1765300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE site_stories (
        id smallint NOT NULL,
        revision text NOT NULL,
        stories jsonb NOT NULL,
        CONSTRAINT "PK_site_stories" PRIMARY KEY (id),
        CONSTRAINT "CK_site_stories_one" CHECK (id = 1)
      )`);
    await runner.query(`ALTER TABLE site_sets ADD COLUMN stories text NOT NULL DEFAULT ''`);
  }
}
