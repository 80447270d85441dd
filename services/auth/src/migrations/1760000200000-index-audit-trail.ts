import { indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes in the order in which the audit trail is read, one for each filter. */
export class IndexAuditTrail1760000200000 implements MigrationInterface {
  readonly name = 'IndexAuditTrail1760000200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IX_audit_events_at"');
    await indexAuditTrail(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const columns of ['actor_id', 'actor', 'action', 'at_id']) {
      await queryRunner.query(`DROP INDEX "IX_audit_events_${columns}"`);
    }
    await queryRunner.query('CREATE INDEX "IX_audit_events_at" ON audit_events (at)');
  }
}
