import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Counts worker deaths per photo, to distinguish a harmful photo from an unavailable bucket. */
export class CountDeaths1760001000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_photos ADD COLUMN unanswered_attempts integer NOT NULL DEFAULT 0');
  }
}
