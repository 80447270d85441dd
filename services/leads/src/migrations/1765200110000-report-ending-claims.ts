import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Owners are told once that a claim is about to leave the site (N15). */
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
