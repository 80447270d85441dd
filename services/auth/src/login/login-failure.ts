import type { AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { AuditAction } from '../audit/audit-action.js';
import type { User } from '../users/user.entity.js';

export function failureOf(user: User | null, reason: string): AuditEntry<AuditAction> {
  return { actor: 'visitor', action: 'sign_in_failed', subjectId: user?.id, details: { reason } };
}
