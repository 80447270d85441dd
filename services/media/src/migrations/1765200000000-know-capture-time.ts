import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores when a picture was taken: a project's editor proposes the oldest and newest as before and after. */
export class KnowCaptureTime1765200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN taken_at timestamptz(3)');
  }
}
