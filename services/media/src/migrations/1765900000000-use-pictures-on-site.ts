import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the pictures that the site uses. They must not be deleted. */
export class UsePicturesOnSite1765900000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_picture_uses (
        project_id uuid NOT NULL,
        places text[] NOT NULL,
        CONSTRAINT "PK_site_picture_uses" PRIMARY KEY (project_id)
      )`);
  }
}
