import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const kinds = `'office_quote', 'office_contact', 'visitor_receipt', 'spam_digest', 'reminder', 'late_reminder'`;
const owners = ['quote_id', 'contact_id'];

/** Adds mails that staff write to visitors, and notes about calls. */
export class Converse1764000110000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_messages (
        id uuid NOT NULL DEFAULT uuidv7(),
        quote_id uuid,
        contact_id uuid,
        direction text NOT NULL DEFAULT 'out',
        author text NOT NULL,
        text text NOT NULL,
        language text NOT NULL,
        slot text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_lead_messages" PRIMARY KEY (id),
        CONSTRAINT "UQ_lead_messages_slot" UNIQUE (slot),
        CONSTRAINT "FK_lead_messages_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_lead_messages_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_lead_messages_lead" CHECK ((quote_id IS NULL) <> (contact_id IS NULL)),
        CONSTRAINT "CK_lead_messages_direction" CHECK (direction IN ('out')),
        CONSTRAINT "CK_lead_messages_language" CHECK (language IN ('en', 'es'))
      )`);
    for (const owner of owners)
      await runner.query(`CREATE INDEX "IX_lead_messages_${owner}" ON lead_messages (${owner})`);
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN answer_id uuid,
        ADD CONSTRAINT "UQ_notifications_answer_id" UNIQUE (answer_id),
        ADD CONSTRAINT "FK_notifications_answer_id"
          FOREIGN KEY (answer_id) REFERENCES lead_messages (id) ON DELETE CASCADE,
        ADD CONSTRAINT "CK_notifications_answer_id" CHECK ((kind = 'answer') = (answer_id IS NOT NULL))`);
    await allow(runner, `${kinds}, 'answer'`);
    for (const owner of owners) {
      const name = `"UQ_notifications_${owner}_kind_recipient"`;
      await runner.query(`ALTER TABLE notifications DROP CONSTRAINT ${name}`);
      // A recipient gets each kind of mail about a lead once, but any number of answers.
      await runner.query(
        `CREATE UNIQUE INDEX ${name} ON notifications (${owner}, kind, recipient, coalesce(answer_id, '00000000-0000-0000-0000-000000000000'))`,
      );
    }
    await runner.query(`
      ALTER TABLE lead_notes ADD COLUMN kind text NOT NULL DEFAULT 'note',
        ADD CONSTRAINT "CK_lead_notes_kind" CHECK (kind IN ('note', 'call'))`);
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_kind"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_kind" CHECK (kind IN (${list}))`,
  );
}
