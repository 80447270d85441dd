import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class Push1764000220000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_keys (
        id smallint NOT NULL,
        public_key text NOT NULL,
        private_key text NOT NULL,
        CONSTRAINT "PK_push_keys" PRIMARY KEY (id),
        CONSTRAINT "CK_push_keys_id" CHECK (id = 1)
      )`);
    await runner.query(`
      CREATE TABLE push_devices (
        id uuid NOT NULL DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        label text,
        language text NOT NULL,
        derived_until timestamptz NOT NULL DEFAULT now(),
        last_sent_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_push_devices" PRIMARY KEY (id),
        CONSTRAINT "UQ_push_devices_endpoint" UNIQUE (endpoint),
        CONSTRAINT "CK_push_devices_language" CHECK (language IN ('en', 'es'))
      )`);
    await runner.query('CREATE INDEX "IX_push_devices_user_id" ON push_devices (user_id)');
    await runner.query(`
      CREATE TABLE pushes (
        id uuid NOT NULL DEFAULT uuidv7(),
        device_id uuid NOT NULL,
        kind text NOT NULL,
        quote_id uuid,
        contact_id uuid,
        state text NOT NULL DEFAULT 'owed',
        attempts integer NOT NULL DEFAULT 0,
        owed_since timestamptz NOT NULL DEFAULT now(),
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        claim_number integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_pushes" PRIMARY KEY (id),
        CONSTRAINT "UQ_pushes_device_id_quote_id_kind" UNIQUE (device_id, quote_id, kind),
        CONSTRAINT "UQ_pushes_device_id_contact_id_kind" UNIQUE (device_id, contact_id, kind),
        CONSTRAINT "FK_pushes_device_id" FOREIGN KEY (device_id) REFERENCES push_devices (id) ON DELETE CASCADE,
        CONSTRAINT "FK_pushes_quote_id" FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE CASCADE,
        CONSTRAINT "FK_pushes_contact_id" FOREIGN KEY (contact_id) REFERENCES contacts (id) ON DELETE CASCADE,
        CONSTRAINT "CK_pushes_state" CHECK (state IN ('owed', 'sending', 'sent', 'failed')),
        CONSTRAINT "CK_pushes_lead" CHECK (
          num_nonnulls(quote_id, contact_id) = CASE kind WHEN 'test' THEN 0 ELSE 1 END)
      )`);
    await runner.query(
      `CREATE INDEX "IX_pushes_next_attempt_at" ON pushes (next_attempt_at) WHERE state IN ('owed', 'sending')`,
    );
    for (const column of ['quote_id', 'contact_id', 'created_at'])
      await runner.query(`CREATE INDEX "IX_pushes_${column}" ON pushes (${column})`);
  }
}
