import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Lets owners set the addresses to which leads are mailed. The previous release uses only the addresses of the
 * environment.
 */
export class OwnersSetMailAddresses1764700000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_settings (
        id uuid NOT NULL DEFAULT uuidv7(),
        mode text NOT NULL,
        name text NOT NULL,
        is_set boolean NOT NULL DEFAULT false,
        value text,
        pending text,
        code_hash text,
        tries integer NOT NULL DEFAULT 0,
        asked_at timestamptz,
        CONSTRAINT "PK_mail_settings" PRIMARY KEY (id),
        CONSTRAINT "UQ_mail_settings_mode_name" UNIQUE (mode, name),
        CONSTRAINT "CK_mail_settings_mode" CHECK (mode IN ('demo', 'live')),
        CONSTRAINT "CK_mail_settings_pending" CHECK ((pending IS NULL) = (code_hash IS NULL) AND (pending IS NULL) = (asked_at IS NULL))
      )`);
  }
}
