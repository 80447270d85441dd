import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the bucket of a picture's objects: the public one, which visitors can read, or the private one. */
export class HideBinnedPictures1761300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images
        ADD COLUMN visibility text NOT NULL DEFAULT 'public',
        ADD CONSTRAINT "CK_images_visibility" CHECK (visibility IN ('public', 'changing', 'hidden'))`);
    await runner.query(`CREATE INDEX "IX_images_not_public" ON images (key) WHERE visibility <> 'public'`);
  }
}
