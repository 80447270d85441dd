import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the time of each account's last sign-in. The times of past sign-ins come from the audit trail. */
export class AddLastSignIn1760000100000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN last_signed_in_at timestamptz');
    await queryRunner.query(`
      UPDATE users SET last_signed_in_at = trail.at
        FROM (SELECT subject_id, max(at) AS at FROM audit_events WHERE action = 'signed_in' GROUP BY subject_id)
          AS trail
       WHERE trail.subject_id = users.id`);
  }
}
