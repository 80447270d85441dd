import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const kinds = `'office_quote', 'office_contact', 'visitor_receipt', 'spam_digest', 'reminder', 'late_reminder', 'answer', 'unclaimed', 'still_unclaimed', 'long_unclaimed'`;
const owners = ['quote_id', 'contact_id'];
const noId = `'00000000-0000-0000-0000-000000000000'`;

export class Chat1764300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    // Half of each page stays free, so that saving `seen_at` in batches rewrites no index.
    await runner.query(`
      CREATE TABLE chat_sessions (
        id uuid NOT NULL DEFAULT uuidv7(),
        secret_hash bytea NOT NULL,
        slot text,
        address_hash bytea,
        language text NOT NULL,
        page text,
        status text NOT NULL DEFAULT 'open',
        contact_id uuid,
        message_count integer NOT NULL DEFAULT 0,
        staff_read integer NOT NULL DEFAULT 0,
        office_told integer NOT NULL DEFAULT 0,
        office_told_at timestamptz,
        answered_at timestamptz,
        answered_by uuid,
        revision integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_message_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_chat_sessions" PRIMARY KEY (id),
        CONSTRAINT "UQ_chat_sessions_slot" UNIQUE (slot),
        CONSTRAINT "UQ_chat_sessions_contact_id" UNIQUE (contact_id),
        CONSTRAINT "FK_chat_sessions_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_chat_sessions_status" CHECK (status IN ('open', 'spam')),
        CONSTRAINT "CK_chat_sessions_language" CHECK (language IN ('en', 'es'))
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE INDEX "IX_chat_sessions_address_hash" ON chat_sessions (address_hash, created_at)
      WHERE address_hash IS NOT NULL`);
    await runner.query('CREATE INDEX "IX_chat_sessions_changed_at" ON chat_sessions (changed_at)');
    await runner.query(`
      CREATE INDEX "IX_chat_sessions_created_at" ON chat_sessions (created_at) WHERE contact_id IS NULL`);
    await runner.query(`
      CREATE INDEX "IX_chat_sessions_last_message_at" ON chat_sessions (last_message_at) WHERE contact_id IS NULL`);
    await runner.query(`
      CREATE TABLE chat_messages (
        id uuid NOT NULL DEFAULT uuidv7(),
        session_id uuid NOT NULL,
        position integer NOT NULL,
        role text NOT NULL,
        content text NOT NULL,
        links jsonb,
        author text,
        slot text,
        read_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_chat_messages" PRIMARY KEY (id),
        CONSTRAINT "UQ_chat_messages_session_id_position" UNIQUE (session_id, position),
        CONSTRAINT "UQ_chat_messages_slot" UNIQUE (slot),
        CONSTRAINT "FK_chat_messages_session_id" FOREIGN KEY (session_id) REFERENCES chat_sessions (id) ON DELETE CASCADE,
        CONSTRAINT "CK_chat_messages_role" CHECK (role IN ('visitor', 'staff', 'helper')),
        CONSTRAINT "CK_chat_messages_links" CHECK ((role = 'helper') = (links IS NOT NULL)),
        CONSTRAINT "CK_chat_messages_author" CHECK ((role = 'staff') = (author IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX "IX_chat_messages_created_at" ON chat_messages (created_at)');
    await oweMails(runner);
  }
}

async function oweMails(runner: QueryRunner): Promise<void> {
  await allow(runner, `${kinds}, 'chat_answer', 'office_chat'`);
  await runner.query(`
    ALTER TABLE notifications ADD COLUMN chat_message_id uuid,
      DROP CONSTRAINT "CK_notifications_lead",
      ADD CONSTRAINT "CK_notifications_lead" CHECK (CASE kind
        WHEN 'spam_digest' THEN num_nonnulls(quote_id, contact_id) = 0
        WHEN 'office_chat' THEN num_nonnulls(quote_id, contact_id) <= 1
        ELSE num_nonnulls(quote_id, contact_id) = 1 END),
      ADD CONSTRAINT "CK_notifications_chat_message_id"
        CHECK ((kind IN ('chat_answer', 'office_chat')) = (chat_message_id IS NOT NULL)),
      ADD CONSTRAINT "FK_notifications_chat_message_id"
        FOREIGN KEY (chat_message_id) REFERENCES chat_messages (id) ON DELETE CASCADE`);
  await runner.query(`
    CREATE UNIQUE INDEX "UQ_notifications_chat_message_id_recipient" ON notifications (chat_message_id, recipient)`);
  await indexOnce(runner, 'coalesce(answer_id, chat_message_id)');
}

/**
 * Lets a recipient get each kind of mail about a lead once, but any number of mails that deliver or report a message.
 */
async function indexOnce(runner: QueryRunner, message: string): Promise<void> {
  for (const owner of owners) {
    const name = `"UQ_notifications_${owner}_kind_recipient"`;
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(
      `CREATE UNIQUE INDEX ${name} ON notifications (${owner}, kind, recipient, coalesce(${message}, ${noId}))`,
    );
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_kind"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_kind" CHECK (kind IN (${list}))`,
  );
}
