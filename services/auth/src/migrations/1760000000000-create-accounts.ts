import { createAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateAccounts1760000000000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT uuidv7(),
        username text NOT NULL,
        email text NOT NULL,
        password text NOT NULL,
        is_admin boolean NOT NULL DEFAULT false,
        role text NOT NULL DEFAULT 'user',
        password_is_temporary boolean NOT NULL DEFAULT false,
        password_expires_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_users" PRIMARY KEY (id),
        CONSTRAINT "CK_users_role" CHECK (role IN ('user', 'administrator', 'owner')),
        CONSTRAINT "CK_users_is_admin" CHECK (is_admin = (role <> 'user'))
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX "UQ_users_username" ON users (lower(username))');
    await queryRunner.query('CREATE UNIQUE INDEX "UQ_users_email" ON users (lower(email))');
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL DEFAULT uuidv7(),
        token_hash bytea NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        user_agent text,
        address text,
        CONSTRAINT "PK_sessions" PRIMARY KEY (id),
        CONSTRAINT "UQ_sessions_token_hash" UNIQUE (token_hash),
        CONSTRAINT "FK_sessions_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IX_sessions_user_id" ON sessions (user_id)');
    await queryRunner.query(`
      CREATE TABLE login_attempts (
        id uuid NOT NULL DEFAULT uuidv7(),
        origin text NOT NULL,
        state text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT "PK_login_attempts" PRIMARY KEY (id),
        CONSTRAINT "CK_login_attempts_state" CHECK (state IN ('pending', 'failed'))
      )`);
    await queryRunner.query('CREATE INDEX "IX_login_attempts_origin" ON login_attempts (origin, at)');
    await queryRunner.query(`
      CREATE TABLE login_delays (
        account_hash bytea NOT NULL,
        failures integer NOT NULL,
        last_failed_at timestamptz NOT NULL,
        CONSTRAINT "PK_login_delays" PRIMARY KEY (account_hash)
      )`);
    await createAuditTrail(queryRunner);
    await queryRunner.query('CREATE INDEX "IX_audit_events_at" ON audit_events (at)');
  }
}
