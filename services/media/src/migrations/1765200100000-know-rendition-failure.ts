import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the reason why the large sizes of a picture are missing, which staff see. */
export class KnowRenditionFailure1765200100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images ADD COLUMN rendition_failure text
        CONSTRAINT "CK_images_rendition_failure" CHECK (rendition_failure IN ('unreadable', 'store', 'other'))`);
  }
}
