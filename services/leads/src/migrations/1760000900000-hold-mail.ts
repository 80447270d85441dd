import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const states = `'owed', 'sending', 'sent', 'failed'`;

/**
 * Allows the state `held` for mail that was unsent in a restored backup: it may have been sent after the backup was
 * made.
 */
export class HoldMail1760000900000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${states}, 'held'`);
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_status"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_status" CHECK (status IN (${list}))`,
  );
}
