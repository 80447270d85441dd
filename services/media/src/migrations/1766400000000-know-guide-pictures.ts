import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds which images of a project the plant guide shows. The others may be replaced and removed. */
export class KnowGuidePictures1766400000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE site_picture_uses ADD COLUMN guide_images text[] NOT NULL DEFAULT '{}'`);
  }
}
