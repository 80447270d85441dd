import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { LeadAuditAction } from './lead-audit-action.js';

/** Records an entry in the audit trail. Callers must use the transaction of the audited change. */
export async function recordLeadAudit(
  manager: EntityManager,
  entry: AuditEntry<LeadAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
