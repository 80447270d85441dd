import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class AddSecondFactor1760000300000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD COLUMN second_factor_secret bytea,
        ADD COLUMN second_factor_last_step integer,
        ADD COLUMN second_factor_confirmed_at timestamptz,
        ADD CONSTRAINT "CK_users_second_factor" CHECK (
          (second_factor_confirmed_at IS NULL) = (second_factor_last_step IS NULL)
            AND (second_factor_confirmed_at IS NULL OR second_factor_secret IS NOT NULL))`);
    await queryRunner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL,
        code_hash bytea NOT NULL,
        CONSTRAINT "PK_recovery_codes" PRIMARY KEY (user_id, code_hash),
        CONSTRAINT "FK_recovery_codes_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }
}
