import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Copies the language of each account, in which leads writes to the person. The next copy of the list fills it. */
export class WriteToStaffInTheirLanguage1765200660000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE staff_members ADD COLUMN language text NOT NULL DEFAULT 'en'`);
  }
}
