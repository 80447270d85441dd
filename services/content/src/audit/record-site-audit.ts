import { recordAudit, type RecordAudit } from '@sandhill/platform/audit/audit-entry.js';
import type { SiteAuditAction } from './site-audit-action.js';

/**
 * Records an audit event of the site. Its details are numbers, times, slugs and names of parts, never texts of the
 * site.
 */
export const recordSiteAudit: RecordAudit<SiteAuditAction> = recordAudit;
