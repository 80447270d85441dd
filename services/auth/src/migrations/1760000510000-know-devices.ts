import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class KnowDevices1760000510000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_devices (
        id uuid NOT NULL DEFAULT uuidv7(),
        user_id uuid NOT NULL,
        token_hash bytea NOT NULL,
        guesses integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        CONSTRAINT "PK_known_devices" PRIMARY KEY (id),
        CONSTRAINT "UQ_known_devices" UNIQUE (user_id, token_hash),
        CONSTRAINT "FK_known_devices_user_id" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IX_known_devices_token_hash" ON known_devices (token_hash)');
  }
}
