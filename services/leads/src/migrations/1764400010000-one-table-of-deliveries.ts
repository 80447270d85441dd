import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const noId = `'00000000-0000-0000-0000-000000000000'`;

/**
 * SQL: the lease of a claim. A claim of the previous release, which may still be sending, gets the same lease as a new
 * claim.
 */
const lease = `CASE WHEN state = 'sending' THEN 30 END`;

/** Merges the tables of mails, web hook events and device messages into one table of deliveries. */
export class OneTableOfDeliveries1764400010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner);
    await copyRows(runner);
    await createIndexes(runner);
    for (const column of ['notification_id', 'instead_id'])
      await runner.query(
        `ALTER TABLE sending_refusals DROP CONSTRAINT IF EXISTS "FK_sending_refusals_${column}"`,
      );
    await runner.query('ALTER TABLE sending_refusals RENAME COLUMN notification_id TO delivery_id');
    await runner.query(`
      ALTER TABLE sending_refusals ADD CONSTRAINT "FK_sending_refusals_delivery_id"
        FOREIGN KEY (delivery_id) REFERENCES deliveries (id) ON DELETE CASCADE`);
    await runner.query('DROP TABLE notifications, web_hook_deliveries, pushes');
    await takeFormerOutcomes(runner);
    await runner.query('ANALYZE deliveries');
  }
}

async function createTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE delivery_beats (
      id smallint NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "PK_delivery_beats" PRIMARY KEY (id),
      CONSTRAINT "CK_delivery_beats_id" CHECK (id = 1)
    )`);
  await runner.query(`
    CREATE TABLE deliveries (
      id uuid NOT NULL DEFAULT uuidv7(),
      channel text NOT NULL,
      kind text NOT NULL,
      state text NOT NULL DEFAULT 'owed',
      attempts integer NOT NULL DEFAULT 0,
      owed_since timestamptz NOT NULL DEFAULT now(),
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      lease smallint,
      token integer NOT NULL DEFAULT 0,
      last_error text,
      sent_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      lead_id uuid,
      answer_id uuid,
      chat_message_id uuid,
      recipient text,
      hook_id uuid,
      device_id uuid,
      source_id uuid,
      happened_at timestamptz NOT NULL DEFAULT now(),
      is_by_hand boolean NOT NULL DEFAULT false,
      waiting_since timestamptz NOT NULL DEFAULT now(),
      open_at text,
      open_fates integer NOT NULL DEFAULT 0,
      restored integer NOT NULL DEFAULT 0,
      failure_told_at timestamptz,
      last_status integer,
      message_id text,
      CONSTRAINT "PK_deliveries" PRIMARY KEY (id),
      CONSTRAINT "CK_deliveries_state" CHECK (state IN ('owed', 'sending', 'sent', 'failed', 'held')),
      CONSTRAINT "CK_deliveries_lease" CHECK ((state = 'sending') = (lease IS NOT NULL)),
      CONSTRAINT "CK_deliveries_channel" CHECK (
        (channel = 'mail') = (recipient IS NOT NULL) AND (channel = 'web-hook') = (hook_id IS NOT NULL)
        AND (channel = 'push') = (device_id IS NOT NULL)),
      CONSTRAINT "CK_deliveries_open_at" CHECK (open_at IN ('main', 'fallback'))
    )`);
}

async function copyRows(runner: QueryRunner): Promise<void> {
  const shared = 'id, kind, lead_id, attempts, owed_since, next_attempt_at, created_at';
  await runner.query(`
    INSERT INTO deliveries (channel, ${shared}, state, lease, token, last_error, sent_at, answer_id, chat_message_id,
      recipient, waiting_since, open_at, open_fates, restored, failure_told_at, message_id)
    SELECT 'mail', ${shared}, status, ${lease.replace('state', 'status')}, claim_number, last_error, sent_at, answer_id,
      chat_message_id, recipient, waiting_since, open_at, open_fates, restored, failure_told_at, message_id
    FROM notifications`);
  await runner.query(`
    INSERT INTO deliveries (channel, ${shared}, state, lease, token, last_error, sent_at, hook_id, source_id, happened_at,
      is_by_hand, last_status)
    SELECT 'web-hook', ${shared}, state, ${lease}, claim_number, last_error, sent_at, hook_id, source_id, happened_at,
      is_by_hand, last_status
    FROM web_hook_deliveries`);
  await runner.query(`
    INSERT INTO deliveries (channel, ${shared}, state, lease, token, device_id)
    SELECT 'push', ${shared}, state, ${lease}, claim_number, device_id FROM pushes`);
}

/**
 * Lets a worker of the previous release that is sending during the migration record the outcome in a view with the old
 * table name, so that no mail is sent twice. The worker can claim nothing more.
 */
async function takeFormerOutcomes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE VIEW notifications AS
      SELECT id, kind, recipient, state AS status, attempts, owed_since, waiting_since, next_attempt_at,
             NULL::timestamptz AS claimed_until, 0 AS doubts, NULL::timestamptz AS doubted_at, token AS claim_number,
             open_at, open_fates, last_error, restored, failure_told_at, sent_at, message_id, answer_id, chat_message_id,
             NULL::uuid AS quote_id, NULL::uuid AS contact_id, created_at
      FROM deliveries WHERE channel = 'mail'`);
  await runner.query(`
    CREATE FUNCTION take_former_outcome() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'UPDATE' AND OLD.status = 'sending' AND NEW.status IN ('sent', 'owed') THEN
        UPDATE deliveries SET state = NEW.status, lease = NULL, attempts = NEW.attempts, last_error = NEW.last_error,
               owed_since = NEW.owed_since, next_attempt_at = NEW.next_attempt_at, open_at = NEW.open_at,
               open_fates = NEW.open_fates, sent_at = NEW.sent_at, message_id = NEW.message_id
        WHERE id = OLD.id AND token = OLD.claim_number AND state = 'sending';
        RETURN NEW;
      END IF;
      PERFORM refuse_former_version();
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER take_former_outcome INSTEAD OF INSERT OR UPDATE OR DELETE ON notifications
    FOR EACH ROW EXECUTE FUNCTION take_former_outcome()`);
}

async function createIndexes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE deliveries
      ADD CONSTRAINT "FK_deliveries_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE,
      ADD CONSTRAINT "FK_deliveries_answer_id" FOREIGN KEY (answer_id) REFERENCES lead_messages (id) ON DELETE CASCADE,
      ADD CONSTRAINT "FK_deliveries_chat_message_id"
        FOREIGN KEY (chat_message_id) REFERENCES chat_messages (id) ON DELETE CASCADE,
      ADD CONSTRAINT "FK_deliveries_hook_id" FOREIGN KEY (hook_id) REFERENCES web_hooks (id) ON DELETE CASCADE,
      ADD CONSTRAINT "FK_deliveries_device_id" FOREIGN KEY (device_id) REFERENCES push_devices (id) ON DELETE CASCADE,
      ADD CONSTRAINT "UQ_deliveries_answer_id" UNIQUE (answer_id),
      ADD CONSTRAINT "UQ_deliveries_chat_message_id_recipient" UNIQUE (chat_message_id, recipient),
      ADD CONSTRAINT "UQ_deliveries_hook_id_source_id" UNIQUE (hook_id, source_id),
      ADD CONSTRAINT "UQ_deliveries_device_id_lead_id_kind" UNIQUE (device_id, lead_id, kind)`);
  for (const index of [
    `UNIQUE INDEX "UQ_deliveries_lead_id_kind_recipient" ON deliveries
       (lead_id, kind, recipient, coalesce(answer_id, chat_message_id, ${noId})) WHERE channel = 'mail'`,
    `INDEX "IX_deliveries_next_attempt_at" ON deliveries (channel, next_attempt_at) WHERE state = 'owed'`,
    `INDEX "IX_deliveries_sending" ON deliveries (channel) WHERE state = 'sending'`,
    `INDEX "IX_deliveries_waiting_since" ON deliveries (waiting_since) WHERE channel = 'mail' AND state <> 'sent'`,
    `INDEX "IX_deliveries_hook_id_created_at" ON deliveries (hook_id, created_at) WHERE hook_id IS NOT NULL`,
    `INDEX "IX_deliveries_push_created_at" ON deliveries (created_at) WHERE channel = 'push'`,
    `INDEX "IX_deliveries_lead_id" ON deliveries (lead_id)`,
  ])
    await runner.query(`CREATE ${index}`);
}
