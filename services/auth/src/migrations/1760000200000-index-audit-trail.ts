import { indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Creates the indexes of the audit trail, one for each filter, in the order in which the trail is read. */
export class IndexAuditTrail1760000200000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IX_audit_events_at"');
    await indexAuditTrail(queryRunner);
  }
}
