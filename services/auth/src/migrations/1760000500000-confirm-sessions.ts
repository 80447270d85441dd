import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds `confirmed_at`, the time at which the user of a session last proved their identity. */
export class ConfirmSessions1760000500000 extends Migration {
  /** The default is for processes of the previous version, which sign users in during an upgrade. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now()',
    );
    await queryRunner.query('UPDATE sessions SET confirmed_at = created_at');
  }
}
