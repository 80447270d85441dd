import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CountPhotosNotKept1760001210000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes ADD COLUMN photos_not_kept smallint NOT NULL DEFAULT 0');
  }
}
