import { recordAudit, type RecordAudit } from '@sandhill/platform/audit/audit-entry.js';
import type { LeadAuditAction } from './lead-audit-action.js';

export const recordLeadAudit: RecordAudit<LeadAuditAction> = recordAudit;
