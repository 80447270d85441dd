import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Adds the time at which a picture was taken. A project's editor proposes its oldest and newest pictures as before and
 * after.
 */
export class KnowCaptureTime1765200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN taken_at timestamptz(3)');
  }
}
