import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Visitors follow their request on a page of their own, by staff's first names, and may withdraw it. */
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
