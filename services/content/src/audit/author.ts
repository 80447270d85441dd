import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';

export interface Author {
  /** The user name at the time of the change; null for a command on the machine. */
  name: string | null;
  by: AuditedBy;
}

export const authorOf = (acting: Acting): Author => ({ name: acting.caller.username, by: acting.by });

export const operator: Author = { name: null, by: { actor: 'operator' } };
