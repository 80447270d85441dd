import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** When the user of a session last proved that it is them. */
export class ConfirmSessions1760000500000 extends Migration {
  /** The default serves sign-ins by copies of the previous version during an upgrade. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now()',
    );
    await queryRunner.query('UPDATE sessions SET confirmed_at = created_at');
  }
}
