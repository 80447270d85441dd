import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Adds the number of a photo's consecutive attempts that crashed the worker. An attempt that fails for another reason,
 * such as an unavailable bucket, resets the number.
 */
export class CountDeaths1760001000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_photos ADD COLUMN unanswered_attempts integer NOT NULL DEFAULT 0');
  }
}
