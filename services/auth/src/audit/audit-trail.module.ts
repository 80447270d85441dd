import { Module } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { AccountNames } from './account-names.js';
import { auditActions } from './audit-action.js';
import { AuditTrail } from './audit-trail.js';

@Module({
  imports: [
    AuditModule.forRoot({
      path: 'audit',
      operationId: 'listAuditEvents',
      actions: auditActions,
      names: AccountNames,
    }),
  ],
  providers: [AuditTrail],
  exports: [AuditTrail],
})
export class AuditTrailModule {}
