import { createAuditTrail, indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit trail of leads. */
export class CreateAuditTrail1760000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createAuditTrail(runner);
    await indexAuditTrail(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_events');
  }
}
