import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Lets a claimed lead that no one answers become unclaimed again, once. */
export class GiveBackUnanswered1765100020000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD given_back_at timestamptz');
    await runner.query(`
      CREATE INDEX "IX_leads_unanswered" ON leads (claimed_at)
      WHERE status = 'new' AND claimed_at IS NOT NULL AND answered_at IS NULL AND given_back_at IS NULL`);
  }
}
