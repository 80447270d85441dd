import { recordAudit, type AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import type { SiteAuditAction } from './site-audit-action.js';

/**
 * Writes an audit event in the transaction of the change. Its details are numbers, times, slugs and names of parts,
 * never texts of the site.
 */
export async function recordSiteAudit(
  manager: EntityManager,
  entry: AuditEntry<SiteAuditAction>,
): Promise<void> {
  await recordAudit(manager, entry);
}
