import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { LeadAuditAction } from './lead-audit-action.js';

/** Writes into the trail of leads, in the transaction of what it tells of. */
export async function recordLeadAudit(
  manager: EntityManager,
  entry: AuditEntry<LeadAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
