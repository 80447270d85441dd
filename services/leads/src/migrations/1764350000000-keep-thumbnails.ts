import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds thumbnails for mails. They are made when a photo is moved, so that no mail waits for a picture. */
export class KeepThumbnails1764350000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_photos ADD COLUMN thumbnail bytea');
    await runner.query(
      'CREATE INDEX "IX_lead_photos_thumbnail" ON lead_photos (created_at) WHERE thumbnail IS NOT NULL',
    );
  }
}
