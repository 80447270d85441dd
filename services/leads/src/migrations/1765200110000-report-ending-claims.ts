import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Allows the notice to owners that the site will soon hide a claim about the firm. */
export class ReportEndingClaims1765200110000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowKinds(runner, `'hand_over', 'today', 'claim_ends'`);
  }
}

async function allowKinds(runner: QueryRunner, kinds: string): Promise<void> {
  await runner.query(
    `ALTER TABLE staff_notices DROP CONSTRAINT "CK_staff_notices_kind",
     ADD CONSTRAINT "CK_staff_notices_kind" CHECK (kind IN (${kinds}))`,
  );
}
