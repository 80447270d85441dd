import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Stores a pause for each mail server with its cause, rejections that may be the server's fault, and which failures
 * were reported.
 */
export class DetectRefusingServers1760001110000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sending_pauses
        DROP CONSTRAINT "PK_sending_pauses",
        DROP COLUMN id,
        ADD COLUMN server text NOT NULL DEFAULT 'main',
        ADD COLUMN cause text NOT NULL DEFAULT 'sign_in',
        ADD CONSTRAINT "PK_sending_pauses" PRIMARY KEY (server),
        ADD CONSTRAINT "CK_sending_pauses_server" CHECK (server IN ('main', 'fallback')),
        ADD CONSTRAINT "CK_sending_pauses_cause" CHECK (cause IN ('sign_in', 'refusing', 'tls', 'away'))`);
    await runner.query(`
      CREATE TABLE sending_refusals (
        notification_id uuid NOT NULL,
        server text NOT NULL,
        recipient_hash text NOT NULL,
        instead_id uuid,
        refused_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_sending_refusals" PRIMARY KEY (notification_id),
        CONSTRAINT "FK_sending_refusals_notification_id"
          FOREIGN KEY (notification_id) REFERENCES notifications (id) ON DELETE CASCADE,
        CONSTRAINT "CK_sending_refusals_server" CHECK (server IN ('main', 'fallback'))
      )`);
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN restored integer NOT NULL DEFAULT 0,
        ADD COLUMN failure_told_at timestamptz`);
    await runner.query(`UPDATE notifications SET failure_told_at = now() WHERE status = 'failed'`);
  }
}
