import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Pictures of one yard are proposed as before and after by the times at which they were taken. */
export class KnowCaptureTime1765200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN taken_at timestamptz(3)');
  }
}
