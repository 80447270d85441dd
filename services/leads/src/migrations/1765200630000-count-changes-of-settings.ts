import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const tables = ['visit_settings', 'on_call_rota', 'lead_step_settings', 'lead_retention'];

/** Gives settings a revision, so that an owner notices that another one has changed the same settings. */
export class CountChangesOfSettings1765200630000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN revision integer NOT NULL DEFAULT 0`);
  }
}
