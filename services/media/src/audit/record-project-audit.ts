import { recordAudit, type RecordAudit } from '@sandhill/platform/audit/audit-entry.js';
import type { ProjectAuditAction } from './project-audit-action.js';

export const recordProjectAudit: RecordAudit<ProjectAuditAction> = recordAudit;
