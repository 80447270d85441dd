import { createAuditTrail, indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the trail of changes to project images. */
export class CreateAuditTrail1760000200000 implements MigrationInterface {
  readonly name = 'CreateAuditTrail1760000200000';

  async up(runner: QueryRunner): Promise<void> {
    await createAuditTrail(runner);
    await indexAuditTrail(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_events');
  }
}
