import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class AttachFilesToAnswers1764600010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_attachments (
        id uuid NOT NULL DEFAULT uuidv7(),
        lead_id uuid NOT NULL,
        message_id uuid,
        author text NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        size integer NOT NULL,
        bytes bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_message_attachments" PRIMARY KEY (id),
        CONSTRAINT "FK_message_attachments_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE,
        CONSTRAINT "FK_message_attachments_message_id" FOREIGN KEY (message_id) REFERENCES lead_messages (id) ON DELETE CASCADE,
        CONSTRAINT "CK_message_attachments_type" CHECK (type IN ('image/jpeg', 'application/pdf'))
      )`);
    for (const index of [
      `"IX_message_attachments_lead_id" ON message_attachments (lead_id)`,
      `"IX_message_attachments_message_id" ON message_attachments (message_id) WHERE message_id IS NOT NULL`,
      `"IX_message_attachments_unsent" ON message_attachments (created_at) WHERE message_id IS NULL`,
    ])
      await runner.query(`CREATE INDEX ${index}`);
  }
}
