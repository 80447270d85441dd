import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const state = `(CASE WHEN channel = 'mail' AND kind = 'visitor_receipt' THEN state END)`;

/**
 * Gives waiting receipts an index of their own. The claim of a receipt counts the earlier ones. In an index of all
 * mails, it would also read the dead entries of every mail that was sent since the oldest open transaction began.
 */
export class FindReceipts1765200610000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IX_deliveries_receipts_waiting" ON deliveries (${state}, next_attempt_at, id)
       WHERE ${state} IN ('owed', 'sending')`,
    );
  }
}
