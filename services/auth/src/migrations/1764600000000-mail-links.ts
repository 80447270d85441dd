import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds mailed links for invitations and forgotten passwords, and people's first name and language. */
export class MailLinks1764600000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE users ADD COLUMN first_name text, ADD COLUMN language text NOT NULL DEFAULT 'en',
        ADD CONSTRAINT "CK_users_language" CHECK (language IN ('en', 'es'))`);
    await runner.query(`
      CREATE TABLE account_links (
        id uuid NOT NULL DEFAULT uuidv4(),
        user_id uuid NOT NULL,
        purpose text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_account_links" PRIMARY KEY (id),
        CONSTRAINT "FK_account_links_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT "CK_account_links_purpose" CHECK (purpose IN ('invitation', 'password_reset'))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "UQ_account_links_open" ON account_links (user_id) WHERE ended_at IS NULL',
    );
    await runner.query('CREATE INDEX "IX_account_links_created_at" ON account_links (created_at)');
  }
}
