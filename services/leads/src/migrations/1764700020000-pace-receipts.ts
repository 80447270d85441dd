import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Indexes sent receipts, to limit how many are sent in an hour. */
export class PaceReceipts1764700020000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IX_deliveries_receipts_sent_at" ON deliveries (sent_at)
       WHERE channel = 'mail' AND kind = 'visitor_receipt' AND sent_at IS NOT NULL`,
    );
  }
}
