import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class KeepGuidePages1764200020000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quotes ADD COLUMN guide text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE contacts ADD COLUMN guide text[] NOT NULL DEFAULT '{}'`);
  }
}
