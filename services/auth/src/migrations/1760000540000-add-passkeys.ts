import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class AddPasskeys1760000540000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN passkey_count integer NOT NULL DEFAULT 0');
    await queryRunner.query(`
      CREATE TABLE passkeys (
        id uuid NOT NULL DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        credential_id bytea NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        device_type text NOT NULL,
        backed_up boolean NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT "PK_passkeys" PRIMARY KEY (id),
        CONSTRAINT "UQ_passkeys_credential_id" UNIQUE (credential_id),
        CONSTRAINT "FK_passkeys_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IX_passkeys_user_id" ON passkeys (user_id)');
    await queryRunner.query(`
      CREATE TABLE passkey_challenges (
        id uuid NOT NULL DEFAULT uuidv7(),
        challenge text NOT NULL,
        purpose text NOT NULL,
        user_id uuid,
        session_id uuid,
        origin text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_passkey_challenges" PRIMARY KEY (id),
        CONSTRAINT "CK_passkey_challenges_purpose" CHECK (purpose IN ('add', 'sign_in', 'confirm')),
        CONSTRAINT "FK_passkey_challenges_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      'CREATE INDEX "IX_passkey_challenges_origin" ON passkey_challenges (origin, expires_at)',
    );
  }
}
