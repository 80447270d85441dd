import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pause of sending, and since when a mail has been waiting. */
export class PauseSending1760000400000 implements MigrationInterface {
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IX_notifications_waiting_since"');
    await runner.query('ALTER TABLE notifications DROP COLUMN waiting_since');
    await runner.query('DROP TABLE sending_pauses');
  }
}
