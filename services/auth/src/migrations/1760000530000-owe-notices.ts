import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the table of mails that report to users what happened to their account. */
export class OweNotices1760000530000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_notices (
        id uuid NOT NULL DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        kind text NOT NULL,
        owed_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        CONSTRAINT "PK_account_notices" PRIMARY KEY (id),
        CONSTRAINT "FK_account_notices_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      'CREATE INDEX "IX_account_notices_next_attempt_at" ON account_notices (next_attempt_at)',
    );
  }
}
