import { createAuditTrail, indexAuditTrail } from '@sandhill/platform/audit/create-audit-trail.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateAuditTrail1760000200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createAuditTrail(runner);
    await indexAuditTrail(runner);
  }
}
