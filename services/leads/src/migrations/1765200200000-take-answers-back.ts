import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds answers that visitors send by mail, and answers of staff that are sent later. */
export class TakeAnswersBack1765200200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_messages
        ADD sender text,
        ADD files text[] NOT NULL DEFAULT '{}',
        ADD photo_count smallint NOT NULL DEFAULT 0,
        ADD send_at timestamptz,
        ADD held_at timestamptz,
        DROP CONSTRAINT "CK_lead_messages_direction",
        ADD CONSTRAINT "CK_lead_messages_direction" CHECK (direction IN ('out', 'in'))`);
    await runner.query('ALTER TABLE deliveries ADD bounced_at timestamptz');
    await runner.query(`
      CREATE TABLE returned_mails (
        message_id text NOT NULL,
        lead_id uuid NOT NULL,
        read_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_returned_mails" PRIMARY KEY (message_id),
        CONSTRAINT "FK_returned_mails_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "IX_returned_mails_lead_id" ON returned_mails (lead_id, read_at)');
    await runner.query(`
      CREATE TABLE mail_folders (
        path text NOT NULL,
        uid_validity bigint NOT NULL,
        last_uid bigint NOT NULL,
        CONSTRAINT "PK_mail_folders" PRIMARY KEY (path)
      )`);
    await runner.query(`
      CREATE TABLE mailbox_readers (
        id smallint NOT NULL,
        reader uuid NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT "PK_mailbox_readers" PRIMARY KEY (id),
        CONSTRAINT "CK_mailbox_readers_id" CHECK (id = 1)
      )`);
  }
}
