import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateNotifications1760000100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications (
        id uuid NOT NULL DEFAULT uuidv7(),
        kind text NOT NULL,
        quote_id uuid,
        contact_id uuid,
        recipient text NOT NULL,
        status text NOT NULL DEFAULT 'owed',
        attempts integer NOT NULL DEFAULT 0,
        owed_since timestamptz NOT NULL DEFAULT now(),
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        claimed_until timestamptz,
        last_error text,
        sent_at timestamptz,
        message_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_notifications" PRIMARY KEY (id),
        CONSTRAINT "FK_notifications_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_notifications_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "UQ_notifications_quote_id_kind_recipient" UNIQUE (quote_id, kind, recipient),
        CONSTRAINT "UQ_notifications_contact_id_kind_recipient" UNIQUE (contact_id, kind, recipient),
        CONSTRAINT "CK_notifications_kind"
          CHECK (kind IN ('office_quote', 'office_contact', 'visitor_receipt', 'spam_digest')),
        CONSTRAINT "CK_notifications_status" CHECK (status IN ('owed', 'sending', 'sent', 'failed')),
        CONSTRAINT "CK_notifications_lead"
          CHECK (num_nonnulls(quote_id, contact_id) = CASE kind WHEN 'spam_digest' THEN 0 ELSE 1 END),
        CONSTRAINT "CK_notifications_claimed_until" CHECK ((status = 'sending') = (claimed_until IS NOT NULL))
      )`);
    await runner.query(
      `CREATE INDEX "IX_notifications_next_attempt_at" ON notifications (next_attempt_at) WHERE status = 'owed'`,
    );
    await runner.query(
      `CREATE INDEX "IX_notifications_claimed_until" ON notifications (claimed_until) WHERE status = 'sending'`,
    );
    await runner.query(`
      CREATE TABLE receipt_days (
        email_hash text NOT NULL,
        last_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_receipt_days" PRIMARY KEY (email_hash)
      )`);
    await runner.query('CREATE INDEX "IX_receipt_days_last_at" ON receipt_days (last_at)');
  }
}
