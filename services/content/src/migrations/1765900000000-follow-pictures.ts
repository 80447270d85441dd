import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds a copy of the pictures of media that the site's content names. */
export class FollowPictures1765900000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_pictures (
        id uuid NOT NULL,
        picture json,
        CONSTRAINT "PK_site_pictures" PRIMARY KEY (id)
      )`);
  }
}
