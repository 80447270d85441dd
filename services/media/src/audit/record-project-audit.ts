import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { ProjectAuditAction } from './project-audit-action.js';

export async function recordProjectAudit(
  manager: EntityManager,
  entry: AuditEntry<ProjectAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
