import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores notices as deliveries, so that they share claims and retries with everything else that is sent. */
export class OneTableOfDeliveries1764400100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
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
        user_id uuid NOT NULL,
        recipient text,
        happened_at timestamptz NOT NULL,
        CONSTRAINT "PK_deliveries" PRIMARY KEY (id),
        CONSTRAINT "FK_deliveries_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT "CK_deliveries_state" CHECK (state IN ('owed', 'sending', 'sent', 'failed', 'held')),
        CONSTRAINT "CK_deliveries_lease" CHECK ((state = 'sending') = (lease IS NOT NULL))
      )`);
    await runner.query(`
      INSERT INTO deliveries (id, channel, kind, attempts, owed_since, next_attempt_at, created_at, user_id, happened_at)
      SELECT id, 'mail', kind, attempts, owed_at, next_attempt_at, owed_at, user_id, owed_at FROM account_notices`);
    for (const index of [
      `"IX_deliveries_next_attempt_at" ON deliveries (channel, next_attempt_at) WHERE state = 'owed'`,
      `"IX_deliveries_sending" ON deliveries (channel) WHERE state = 'sending'`,
      '"IX_deliveries_created_at" ON deliveries (created_at)',
    ])
      await runner.query(`CREATE INDEX ${index}`);
    // A process of the previous version inserts notices under this name until it is replaced.
    await runner.query('DROP TABLE account_notices');
    await runner.query(`
      CREATE VIEW account_notices AS
        SELECT id, user_id, kind, happened_at AS owed_at, attempts, next_attempt_at FROM deliveries WHERE false`);
    await runner.query(`
      CREATE FUNCTION take_former_notice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO deliveries (channel, kind, user_id, happened_at) VALUES ('mail', NEW.kind, NEW.user_id, NEW.owed_at);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER take_former_notice INSTEAD OF INSERT ON account_notices
      FOR EACH ROW EXECUTE FUNCTION take_former_notice()`);
  }
}
