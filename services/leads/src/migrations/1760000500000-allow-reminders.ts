import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const kinds = `'office_quote', 'office_contact', 'visitor_receipt', 'spam_digest'`;

export class AllowReminders1760000500000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${kinds}, 'reminder', 'late_reminder'`);
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_kind"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_kind" CHECK (kind IN (${list}))`,
  );
}
