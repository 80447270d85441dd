import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Adds the number of failures in a row at a name, the turns of groups of IP addresses at a name, and the waits after
 * wrong codes.
 */
export class SlowGuessing1760000520000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE login_delays ADD COLUMN in_a_row integer NOT NULL DEFAULT 0');
    await queryRunner.query(`
      CREATE TABLE name_turns (
        account_hash bytea NOT NULL,
        origin text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT "PK_name_turns" PRIMARY KEY (account_hash, origin)
      )`);
    await queryRunner.query(`
      CREATE TABLE second_factor_waits (
        user_id uuid NOT NULL,
        failures integer NOT NULL,
        wait_until timestamptz,
        CONSTRAINT "PK_second_factor_waits" PRIMARY KEY (user_id),
        CONSTRAINT "FK_second_factor_waits_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }
}
