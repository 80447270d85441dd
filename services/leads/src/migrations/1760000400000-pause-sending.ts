import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class PauseSending1760000400000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sending_pauses (
        id smallint NOT NULL DEFAULT 1,
        reason text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        next_probe_at timestamptz NOT NULL,
        CONSTRAINT "PK_sending_pauses" PRIMARY KEY (id),
        CONSTRAINT "CK_sending_pauses_id" CHECK (id = 1)
      )`);
    await runner.query(
      'ALTER TABLE notifications ADD COLUMN waiting_since timestamptz NOT NULL DEFAULT now()',
    );
    await runner.query('UPDATE notifications SET waiting_since = created_at');
    await runner.query(
      `CREATE INDEX "IX_notifications_waiting_since" ON notifications (waiting_since) WHERE status <> 'sent'`,
    );
  }
}
