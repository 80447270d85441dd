import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the page on which visitors follow and withdraw their request. It shows staff's first names. */
export class ShowVisitorsTheirRequest1764800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_members ADD first_name text');
    await runner.query(`
      ALTER TABLE leads ADD page_generation integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT "CK_leads_lost_reason",
        ADD CONSTRAINT "CK_leads_lost_reason" CHECK (${reasons("'withdrawn', ")}) NOT VALID`);
    await runner.query('ALTER TABLE leads VALIDATE CONSTRAINT "CK_leads_lost_reason"');
  }
}

const reasons = (added: string) =>
  `lost_reason IN ('price', 'timing', 'other_firm', 'no_answer', 'not_our_work', 'outside', ${added}'other')`;
