import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const state = `(CASE WHEN channel = 'mail' AND kind = 'visitor_receipt' THEN state END)`;

/**
 * Receipts that wait have an index of their own. The claim of one counts those before it; in the indexes of all mails it would
 * pass each mail that was sent since the oldest transaction began.
 */
export class FindReceipts1765200610000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IX_deliveries_receipts_waiting" ON deliveries (${state}, next_attempt_at, id)
       WHERE ${state} IN ('owed', 'sending')`,
    );
  }
}
