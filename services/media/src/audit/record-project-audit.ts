import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { ProjectAuditAction } from './project-audit-action.js';

/** Writes into the trail of project images, in the transaction of what it tells of. */
export async function recordProjectAudit(
  manager: EntityManager,
  entry: AuditEntry<ProjectAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
