import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { LeadAuditAction } from './lead-audit-action.js';

/** Adds an entry to the audit trail of leads. Call it in the transaction of the audited change. */
export async function recordLeadAudit(
  manager: EntityManager,
  entry: AuditEntry<LeadAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
